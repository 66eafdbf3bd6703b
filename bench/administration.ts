import { corbeille } from '@comptoir/contract/corbeille';
import { modules, profils } from '@comptoir/contract/profils';
import { reglements } from '@comptoir/contract/reglements';
import { statuscommandes } from '@comptoir/contract/statuscommandes';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { pageOfStatuts, searchStatuts } from '../server/commandes/statuts.repository';
import { pageOfCorbeille } from '../server/corbeille/repository';
import type { Db } from '../server/db/pool';
import { listModules } from '../server/profils/modules.repository';
import { pageOfProfils } from '../server/profils/repository';
import { pageOfCaisse, searchReglements } from '../server/reglements/repository';
import { pageOfUtilisateurs } from '../server/utilisateurs/repository';
import { type ListCase, pathOf } from './cases';
import { RARE } from './seed';
import { RARE_ARTICLE, RARE_CLIENT } from './ventes.seed';

/** Targets in milliseconds: for a first page, for a search with a rare term. */
const FIRST = 20;
const SEARCH = 10;
/** The register that holds half of all movements. */
const BIG = 1;

/** The lists of people, deliveries, payments and of what was deleted; page sizes are the screens'. */
export function administrationCases(db: Db, nowMs: number): ListCase[] {
  return [...reglementCases(db), ...livraisonCases(db), ...personneCases(db, nowMs)];
}

function reglementCases(db: Db): ListCase[] {
  const paging = { page: 1, limit: PAGE_SIZE.reglements };
  const readable = { kinds: [0, 1] as const, caisses: null };
  const search = (name: string, term: string): ListCase => ({
    name: `reglements, search ${name}`,
    path: pathOf(reglements.search, { term, ...paging }),
    sql: () => searchReglements(db, term, readable, paging),
    target: SEARCH,
  });
  return [
    {
      name: 'reglements of a register, first page',
      path: pathOf(reglements.ofCaisse, { id: BIG, ...paging }),
      sql: () => pageOfCaisse(db, BIG, readable.kinds, paging),
      target: FIRST,
    },
    search('rare expense', RARE),
    search('rare item', RARE_ARTICLE),
  ];
}

function livraisonCases(db: Db): ListCase[] {
  const paging = { page: 1, limit: ROWS };
  return [
    {
      name: 'statuscommandes, first page',
      path: pathOf(statuscommandes.list, paging),
      sql: () => pageOfStatuts(db, paging),
      target: FIRST,
    },
    {
      name: 'statuscommandes, search rare client',
      path: pathOf(statuscommandes.search, { term: RARE_CLIENT, ...paging }),
      sql: () => searchStatuts(db, RARE_CLIENT, paging),
      target: SEARCH,
    },
  ];
}

function personneCases(db: Db, nowMs: number): ListCase[] {
  const today = todayInAbidjan(nowMs);
  const people = { page: 1, limit: PAGE_SIZE.utilisateurs };
  const groups = { page: 1, limit: ROWS };
  const deleted = { page: 1, limit: ROWS };
  return [
    {
      name: 'utilisateurs, first page',
      path: pathOf(utilisateurs.list, people),
      sql: () => pageOfUtilisateurs(db, { search: '', today, ...people }),
      target: FIRST,
    },
    {
      name: 'utilisateurs, search rare term',
      path: pathOf(utilisateurs.list, { search: RARE, ...people }),
      sql: () => pageOfUtilisateurs(db, { search: RARE, today, ...people }),
      target: SEARCH,
    },
    {
      name: 'profils, first page',
      path: pathOf(profils.list, groups),
      sql: () => pageOfProfils(db, groups),
      target: FIRST,
    },
    {
      name: 'modules',
      path: pathOf(modules.all),
      sql: async () => ({ count: (await listModules(db)).length }),
      counted: ({ data }) => (data as unknown[]).length,
      target: FIRST,
    },
    {
      name: 'corbeille, first page',
      path: pathOf(corbeille.list, deleted),
      sql: () => pageOfCorbeille(db, deleted),
      target: FIRST,
    },
  ];
}
