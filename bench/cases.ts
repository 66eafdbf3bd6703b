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
import { COMMON, RARE, type Volume } from './seed';

/** One read: through HTTP at `path`, and the same SQL through the driver. */
export interface ListCase {
  name: string;
  path: string;
  sql(): Promise<object | undefined>;
  /** Milliseconds that p99 with one client must stay under. */
  target: number | undefined;
}

type Texts = Record<string, string | number>;

/** Returns the read of a call with these values, beside the same statements, made from the same values. */
export function caseOf<Values extends Texts>(
  name: string,
  [call, values]: readonly [Call, Values],
  sql: (values: Values) => Promise<object | undefined>,
  target?: number,
): ListCase {
  return { name, path: pathOf(call, values), sql: () => sql(values), target };
}

/** The register that holds half of all movements. */
const BIG = 1;

/** Returns the address of a call with these values in its path and its query. */
export function pathOf(call: Call, texts: Texts = {}): string {
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
  const first = { page: 1, limit };
  const all = { term: '', caisses: null, today: todayInAbidjan(Date.now()) };
  const depensesAt = (name: string, page: number, target?: number) =>
    caseOf(`depenses, ${name}`, [depenses.list, { page, limit }], (at) => pageOfDepenses(db, {}, at), target);
  const ofRegister = (at: typeof first) => pageOfMouvements(db, { caisseid: BIG, caisses: null, historique: 0 }, at);
  const mouvementsAt = (name: string, page: number, target?: number) =>
    caseOf(`mouvementcaisse, ${name}`, [mouvements.list, { caisseid: BIG, page, limit }], ofRegister, target);
  const search = (name: string, term: string, target?: number) =>
    caseOf(
      `depenses, search ${name}`,
      [depenses.search, { term, ...first }],
      () => searchDepenses(db, { term, caisses: null }, {}, first),
      target,
    );
  return [
    depensesAt('first page', 1, 20),
    depensesAt('middle page', last / 2),
    depensesAt('last page', last, 60),
    search('rare term', RARE, 10),
    search('common term', COMMON),
    mouvementsAt('first page', 1, 20),
    mouvementsAt('middle page', Math.ceil(lastMouvement / 2)),
    mouvementsAt('last page', lastMouvement, 60),
    caseOf(
      'reglements, first page',
      [reglements.search, { term: ' ', ...first }],
      () => pageOfReglements(db, { kinds: [0, 1], caisses: null }, first),
      20,
    ),
    caseOf('caisses, first page', [caisses.list, first], (at) => pageOfCaisses(db, all, at), 20),
    caseOf(
      'typedepenses, first page',
      [typedepenses.list, { page: 1, limit: 10 }],
      (at) => pageOfTypedepenses(db, '', at),
      20,
    ),
  ];
}
