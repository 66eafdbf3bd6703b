import { checkPeriode } from '@comptoir/contract/recordRules';
import type { Situation, situation } from '@comptoir/contract/situation';
import { soldeOf } from '@comptoir/domain/caisse';
import { dayOfInstant } from '@comptoir/domain/dates';
import { soldeApres, sommeDe } from '@comptoir/domain/flux';
import { isInPeriode } from '@comptoir/domain/periode';
import { caissesOf } from './acces';
import { flowsOf, mouvementsOf } from './caisses';
import { byLibelle, pageOf } from './listing';
import type { By, Incoming, Resolvers } from './resolver';

type Filters = Incoming<typeof situation.situationTotal>['query'];

/** The mocks of the registers over some days. */
export const situationMocks: Pick<Resolvers<'caisses'>, keyof typeof situation> = {
  situation: (asked) => pageOf(listed(asked, asked.query), asked.query),
  situationTotal: (asked) => {
    const rows = listed(asked, asked.query);
    const of = (isAvance: boolean) => sommeDe(rows.filter(({ nature }) => (nature === 'avance') === isAvance));
    return { data: { caisses: of(false), avances: of(true) } };
  },
};

/** The registers by label, then the advances that held or moved money. */
function listed(by: By, { avances, ...jours }: Filters): Situation[] {
  checkPeriode(jours);
  const { datedebut = '' } = jours;
  const rows = caissesOf(by)
    .sort(byLibelle('caisseid'))
    .map(({ caisseid, libelle, code, nature }) => {
      const all = mouvementsOf(by.store, caisseid).map((row) => ({ ...row, jour: dayOfInstant(row.createdon) }));
      const flows = flowsOf(all.filter(({ jour }) => isInPeriode(jour, jours)));
      const ouverture = soldeOf(all.filter(({ jour }) => jour < datedebut));
      return { caisseid, libelle, code, nature, ouverture, ...flows, solde: soldeApres(ouverture, flows) };
    });
  const held = rows.filter(({ nature, ouverture, entrees, sorties, recus, envoyes }) =>
    [nature !== 'avance', ouverture, entrees, sorties, recus, envoyes].some(Boolean),
  );
  const [tenues, poches] = [false, true].map((isAvance) =>
    held.filter((row) => (row.nature === 'avance') === isAvance),
  );
  return [...(avances === 1 ? [] : (tenues ?? [])), ...(avances === 0 ? [] : (poches ?? []))];
}
