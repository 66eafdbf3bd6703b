import { checkPeriode } from '@comptoir/contract/recordRules';
import type { reglementsParType } from '@comptoir/contract/reglementsParType';
import { isInPeriode } from '@comptoir/domain/periode';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { libelleOfType } from './depenses';
import { pageOf } from './listing';
import { readableReglements } from './reglementsLus';
import type { Resolvers } from './resolver';
import { foundRow, rowsHaving, sumOf } from './rows';

/** The mocks of what was paid by type of expense. */
export const reglementsParTypeMocks: Pick<Resolvers<'reglements'>, keyof typeof reglementsParType> = {
  parType: (asked) => {
    const { caisseid, ...jours } = asked.query;
    checkPeriode(jours);
    const settling = { from: REGLEMENT_FROM.depense, contrepassele: null, caisseid };
    const paid = rowsHaving(readableReglements(asked), settling)
      .filter(({ date }) => isInPeriode(date, jours))
      .map((row) => ({ ...row, ...foundRow(asked.store, 'depenses', row.depenseid) }));
    const ids = [...new Set(paid.map(({ typedepenseid }) => typedepenseid))];
    const parts = ids.map((typedepenseid) => {
      const own = rowsHaving(paid, { typedepenseid });
      const libelle = libelleOfType(asked.store, typedepenseid);
      return { typedepenseid, libelle, nombre: own.length, montant: sumOf(own, 'net') };
    });
    const greatest = parts.sort((a, b) => b.montant - a.montant || b.typedepenseid - a.typedepenseid);
    return pageOf(greatest, asked.query);
  },
};
