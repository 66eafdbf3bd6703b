import { caisses } from '@comptoir/contract/caisses';
import type { Call } from '@comptoir/contract/call';
import { depenses } from '@comptoir/contract/depenses';
import { mouvements } from '@comptoir/contract/mouvements';
import { reglements } from '@comptoir/contract/reglements';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { pageOfCaisses } from '../server/caisses/repository';
import type { Db } from '../server/db/pool';
import { pageOfDepenses, searchDepenses } from '../server/depenses/lists.repository';
import { pageOfMouvements } from '../server/ledger/mouvements/lists.repository';
import { pageOfReglements } from '../server/reglements/repository';
import { pageOfTypedepenses } from '../server/typedepenses/repository';
import type { Answer } from './client';
import { COMMON, RARE, type Volume } from './seed';

/** One list read: through HTTP at `path`, and the same SQL through the driver. */
export interface ListCase {
  name: string;
  path: string;
  sql(): Promise<{ count: number } | undefined>;
  /** The rows that the answer counts, if not in its `count`. */
  counted?(answer: Answer): number | undefined;
  /** Milliseconds that p99 with one client must stay under. */
  target?: number;
}

/** The register that holds half of all movements. */
const BIG = 1;

/** Returns the address of a call with these values in its path and its query. */
export function pathOf(call: Call, texts: Record<string, string | number> = {}): string {
  const used = new Set<string>();
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(texts[name]));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) if (!used.has(name)) query.set(name, String(value));
  return `/api/${path}?${query}`;
}

/** The reads that the screens make; page sizes are the screens'. */
export async function listCases(db: Db, { depenses: total }: Volume): Promise<ListCase[]> {
  const limit = 5;
  const last = total / limit;
  const ofBig = await pageOfMouvements(db, { caisseid: BIG, caisses: null, historique: 0 }, { page: 1, limit });
  const lastMouvement = Math.ceil(ofBig.count / limit);
  const depensesAt = (name: string, page: number, target?: number): ListCase => ({
    name: `depenses, ${name}`,
    path: pathOf(depenses.list, { page, limit }),
    sql: () => pageOfDepenses(db, {}, { page, limit }),
    target,
  });
  const mouvementsAt = (name: string, page: number, target?: number): ListCase => ({
    name: `mouvementcaisse, ${name}`,
    path: pathOf(mouvements.list, { caisseid: BIG, page, limit }),
    sql: () => pageOfMouvements(db, { caisseid: BIG, caisses: null, historique: 0 }, { page, limit }),
    target,
  });
  const search = (name: string, term: string, target?: number): ListCase => ({
    name: `depenses, search ${name}`,
    path: pathOf(depenses.search, { term, page: 1, limit }),
    sql: () => searchDepenses(db, term, {}, { page: 1, limit }),
    target,
  });
  return [
    depensesAt('first page', 1, 20),
    depensesAt('middle page', last / 2),
    depensesAt('last page', last, 60),
    search('rare term', RARE, 10),
    search('common term', COMMON),
    mouvementsAt('first page', 1, 20),
    mouvementsAt('middle page', Math.ceil(lastMouvement / 2)),
    mouvementsAt('last page', lastMouvement, 60),
    {
      name: 'reglements, first page',
      path: pathOf(reglements.search, { term: ' ', page: 1, limit }),
      sql: () => pageOfReglements(db, { kinds: [0, 1], caisses: null }, { page: 1, limit }),
      target: 20,
    },
    {
      name: 'caisses, first page',
      path: pathOf(caisses.list, { page: 1, limit }),
      sql: () => pageOfCaisses(db, { term: '', caisses: null, today: todayInAbidjan(Date.now()) }, { page: 1, limit }),
      target: 20,
    },
    {
      name: 'typedepenses, first page',
      path: pathOf(typedepenses.list, { page: 1, limit: 10 }),
      sql: () => pageOfTypedepenses(db, '', { page: 1, limit: 10 }),
      target: 20,
    },
  ];
}
