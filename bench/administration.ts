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
import { caseOf, type ListCase } from './cases';
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
  const first = { page: 1, limit: PAGE_SIZE.reglements };
  const readable = { kinds: [0, 1] as const, caisses: null };
  const search = (name: string, term: string) =>
    caseOf(
      `reglements, search ${name}`,
      [reglements.search, { term, ...first }],
      () => searchReglements(db, term, readable, first),
      SEARCH,
    );
  return [
    caseOf(
      'reglements of a register, first page',
      [reglements.ofCaisse, { id: BIG, ...first }],
      () => pageOfCaisse(db, BIG, readable.kinds, first),
      FIRST,
    ),
    search('rare expense', RARE),
    search('rare item', RARE_ARTICLE),
  ];
}

function livraisonCases(db: Db): ListCase[] {
  const first = { page: 1, limit: ROWS };
  return [
    caseOf('statuscommandes, first page', [statuscommandes.list, first], (at) => pageOfStatuts(db, at), FIRST),
    caseOf(
      'statuscommandes, search rare client',
      [statuscommandes.search, { term: RARE_CLIENT, ...first }],
      () => searchStatuts(db, RARE_CLIENT, first),
      SEARCH,
    ),
  ];
}

function personneCases(db: Db, nowMs: number): ListCase[] {
  const today = todayInAbidjan(nowMs);
  const first = { page: 1, limit: ROWS };
  const people = (name: string, search: string, target: number) =>
    caseOf(
      `utilisateurs, ${name}`,
      [utilisateurs.list, { search, page: 1, limit: PAGE_SIZE.utilisateurs }],
      (asked) => pageOfUtilisateurs(db, { today, ...asked }),
      target,
    );
  return [
    people('first page', '', FIRST),
    people('search rare term', RARE, SEARCH),
    caseOf('profils, first page', [profils.list, first], (at) => pageOfProfils(db, at), FIRST),
    caseOf('modules', [modules.all, {}], () => listModules(db), FIRST),
    caseOf('corbeille, first page', [corbeille.list, first], (at) => pageOfCorbeille(db, at), FIRST),
  ];
}
