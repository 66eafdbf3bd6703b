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
import { caseOf, type ListCase } from './cases';
import { NEWEST_DAY, RARE } from './seed';
import { RARE_CLIENT } from './ventes.seed';

const FIRST = 20;
/** A user who may read all registers. */
const READER = { utilisateurid: 1, permissions: new Set(['caisses']), attitrees: null, caisses: null };
const YEAR = 364;

/** The reads of a manager: the dashboard of periods from a day to all times, with its lists; the log; the search. */
export function maisonCases(db: Db, nowMs: number): ListCase[] {
  const today = todayInAbidjan(nowMs);
  return [
    ...periodCases(db, 'a day', { datedebut: NEWEST_DAY, datefin: NEWEST_DAY }),
    ...periodCases(db, 'a month', { datedebut: addDays(NEWEST_DAY, -29), datefin: NEWEST_DAY }),
    ...periodCases(db, 'a year', { datedebut: addDays(NEWEST_DAY, -YEAR), datefin: NEWEST_DAY }),
    ...periodCases(db, 'all times', { datedebut: '2020-01-01', datefin: today }),
    caseOf('dashboard, what waits', [calls.dashboard.attente, {}], () => attenteOf(db, READER, today)),
    caseOf(
      'activites, first page',
      [activites.list, { page: 1, limit: ROWS }],
      (at) => pageOfActivites(db, { search: '', caisses: null }, at),
      FIRST,
    ),
    searchCase(db, 'rare expense', RARE),
    searchCase(db, 'rare client', RARE_CLIENT),
  ];
}

function periodCases(db: Db, name: string, periode: { datedebut: string; datefin: string }): ListCase[] {
  const first = { page: 1, limit: PAGE_SIZE.depenses };
  // The screen asks by days, weeks or months, as its chart shows them.
  const asked = { ...periode, pas: pasDe(periode) };
  const { totaux, flux, repartition } = calls.dashboard;
  return [
    caseOf(`dashboard, totals of ${name}`, [totaux, periode], () => totauxOf(db, periode, null)),
    caseOf(`dashboard, flow of ${name}`, [flux, asked], () => fluxOf(db, asked, null)),
    caseOf(`dashboard, shares of ${name}`, [repartition, periode], () => partsOf(db, periode)),
    caseOf(`depenses of ${name}, first page`, [depenses.list, { ...periode, ...first }], () =>
      pageOfDepenses(db, periode, first),
    ),
  ];
}

/** Runs the statements of all kinds one after the other, as the call does for a reader of all of them. */
function searchCase(db: Db, name: string, term: string): ListCase {
  return caseOf(`recherche, ${name}`, [recherche.find, { term }], async () => {
    const terme = termeOf(term, null);
    const found: object[] = [];
    if (terme) for (const kind of KINDS) found.push(...(await findRecords(db, kind, terme)));
    return found;
  });
}
