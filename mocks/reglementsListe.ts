import { checkPeriode } from '@comptoir/contract/recordRules';
import type { ReglementListe, reglementsListe } from '@comptoir/contract/reglementsListe';
import { isInPeriode } from '@comptoir/domain/periode';
import { READS_REGLEMENT, REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { foundDette } from './dettes';
import { hasMemePreuve } from './doublons';
import { byTri, pageOf } from './listing';
import { readableReglements, shownReglement } from './reglementsLus';
import type { By, Incoming, Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, sumOf } from './rows';
import { checkHolds, fullName } from './session';
import type { ReglementRow, Store } from './store';
import { foundRows, trouvableReglement } from './trouvables';

/** The mocks of the calls for all payments together. */
export const reglementsListeMocks: Pick<Resolvers<'reglements'>, keyof typeof reglementsListe> = {
  list: (asked) => pageOf(listed(asked, asked.query).sort(byTri(asked.query.tri, 'date', 'reglementid')), asked.query),
  total: (asked) => {
    const rows = listed(asked, asked.query);
    const settling = rowsHaving(rows, { contrepassele: null });
    return {
      data: {
        nombre: rows.length,
        entrees: sumOf(rowsHaving(settling, { from: REGLEMENT_FROM.commande }), 'montant'),
        sorties: sumOf(rowsHaving(settling, { from: REGLEMENT_FROM.depense }), 'montant'),
        contrepasses: sumOf(
          rows.filter(({ contrepassele }) => contrepassele !== null),
          'montant',
        ),
      },
    };
  },
};

/** The payments that match the filters, among those that the user may read. */
function listed(by: By, filters: Incoming<typeof reglementsListe.total>['query']): ReglementListe[] {
  const { caisseid, from, nature, utilisateurid, sanspreuve, memepreuve, search } = filters;
  checkPeriode(filters);
  if (from !== undefined) checkHolds(by, READS_REGLEMENT[from]);
  const sought = foundRows(readableReglements(by), search, (row) => trouvableReglement(by, row));
  const rows = sought.map((row) => listedReglement(by.store, row));
  return rowsHaving(rows, { caisseid, from, nature, utilisateurid })
    .filter(({ date }) => isInPeriode(date, filters))
    .filter(({ file }) => sanspreuve === undefined || (file === '') === (sanspreuve === 1))
    .filter(({ reglementid }) => memepreuve === undefined || hasMemePreuve(by, reglementid, from));
}

/** A payment as the list of all payments shows it. */
function listedReglement(store: Store, row: ReglementRow): ReglementListe {
  const { depenseid, from, caisseid, creepar: utilisateurid } = row;
  const { libelle, clientid = null } = foundDette(store, depenseid, from);
  return {
    ...shownReglement(store, row),
    libelle,
    tiers: rowOf(store, 'clients', clientid)?.libelleclient ?? row.beneficiaire,
    nature: foundRow(store, 'caisses', caisseid).nature,
    utilisateurid,
    utilisateur: utilisateurid === null ? '' : fullName(store, utilisateurid),
  };
}
