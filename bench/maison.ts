import { activites } from '@comptoir/contract/activites';
import { calls } from '@comptoir/contract/calls';
import { depenses } from '@comptoir/contract/depenses';
import { recherche } from '@comptoir/contract/recherche';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { pasDe } from '@comptoir/domain/flux';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { partsOf } from '../server/dashboard/parts.repository';
import { attenteOf, fluxOf, totauxOf } from '../server/dashboard/repository';
import type { Db } from '../server/db/pool';
import { pageOfDepenses } from '../server/depenses/lists.repository';
import { pageOfActivites } from '../server/frame/audit/lists.repository';
import { KINDS } from '../server/recherche/kinds';
import { findRecords } from '../server/recherche/repository';
import { termeOf } from '../server/recherche/terme';
import { type ListCase, pathOf } from './cases';
import type { Answer } from './client';
import { NEWEST_DAY, RARE } from './seed';
import { RARE_CLIENT } from './ventes.seed';

const FIRST = 20;
/** A user who may read all registers. */
const READER = { utilisateurid: 1, permissions: new Set(['caisses']), attitrees: null, caisses: null };
const YEAR = 364;

const rowsOf = ({ data }: Answer): number => (data as unknown[]).length;
const partsIn = ({ data }: Answer): number => {
  const { types, projets } = data as { types: unknown[]; projets: unknown[] };
  return types.length + projets.length;
};
const nombreOf = ({ data }: Answer): number => (data as { depenses: { nombre: number } }).depenses.nombre;
const soldeOf = ({ data }: Answer): number => (data as { solde: number }).solde;

/** The reads of a manager: the dashboard of periods from a day to all times, with its lists; the log; the search. */
export function maisonCases(db: Db, nowMs: number): ListCase[] {
  const today = todayInAbidjan(nowMs);
  return [
    ...periodCases(db, 'a day', { datedebut: NEWEST_DAY, datefin: NEWEST_DAY }),
    ...periodCases(db, 'a month', { datedebut: addDays(NEWEST_DAY, -29), datefin: NEWEST_DAY }),
    ...periodCases(db, 'a year', { datedebut: addDays(NEWEST_DAY, -YEAR), datefin: NEWEST_DAY }),
    ...periodCases(db, 'all times', { datedebut: '2020-01-01', datefin: today }),
    {
      name: 'dashboard, what waits',
      path: pathOf(calls.dashboard.attente),
      sql: async () => ({ count: (await attenteOf(db, READER, today)).depenses.nombre }),
      counted: nombreOf,
    },
    {
      name: 'activites, first page',
      path: pathOf(activites.list, { page: 1, limit: ROWS }),
      sql: () => pageOfActivites(db, { search: '', caisses: null }, { page: 1, limit: ROWS }),
      target: FIRST,
    },
    searchCase(db, 'rare expense', RARE),
    searchCase(db, 'rare client', RARE_CLIENT),
  ];
}

function periodCases(db: Db, name: string, periode: { datedebut: string; datefin: string }): ListCase[] {
  const paging = { page: 1, limit: PAGE_SIZE.depenses };
  // The screen asks by days, weeks or months, as its chart shows them.
  const pas = pasDe(periode);
  return [
    {
      name: `dashboard, totals of ${name}`,
      path: pathOf(calls.dashboard.totaux, periode),
      sql: async () => ({ count: (await totauxOf(db, periode, null)).solde }),
      counted: soldeOf,
    },
    {
      name: `dashboard, flow of ${name}`,
      path: pathOf(calls.dashboard.flux, { ...periode, pas }),
      sql: async () => ({ count: (await fluxOf(db, { ...periode, pas }, null)).length }),
      counted: rowsOf,
    },
    {
      name: `dashboard, shares of ${name}`,
      path: pathOf(calls.dashboard.repartition, periode),
      sql: async () => ({ count: partsIn({ data: await partsOf(db, periode) }) }),
      counted: partsIn,
    },
    {
      name: `depenses of ${name}, first page`,
      path: pathOf(depenses.list, { ...periode, ...paging }),
      sql: () => pageOfDepenses(db, periode, paging),
    },
  ];
}

/** Runs the statements of all kinds one after the other, as the call does for a reader of all of them. */
function searchCase(db: Db, name: string, term: string): ListCase {
  return {
    name: `recherche, ${name}`,
    path: pathOf(recherche.find, { term }),
    sql: async () => {
      const terme = termeOf(term, null);
      if (!terme) return { count: 0 };
      let count = 0;
      for (const kind of KINDS) count += (await findRecords(db, kind, terme)).length;
      return { count };
    },
    counted: rowsOf,
  };
}
