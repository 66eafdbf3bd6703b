import { type ReglementListe, reglementsListe, type TotalReglements } from '@comptoir/contract/reglementsListe';
import { formatMontant, sum } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { useLang } from '../frame/i18n/useLang';
import type { Totals } from '../records/lists/useTotals';

type Sums = Omit<TotalReglements, 'nombre'>;

/** Says what payments brought and took, and apart from both what was reversed. A list of one direction has its sum. */
export function useReglementsTotals(): Totals<ReglementListe> {
  const { t } = useLang();
  const said = ({ entrees, sorties, contrepasses }: Sums, { from }: Readonly<Record<string, string>>) => [
    ...(from === '0' ? [] : [t('reglement.entrees', { montant: formatMontant(entrees) })]),
    ...(from === '1' ? [] : [t('reglement.sorties', { montant: formatMontant(sorties) })]),
    ...(contrepasses === 0 ? [] : [t('reglement.contrepasses', { montant: formatMontant(contrepasses) })]),
  ];
  return { call: reglementsListe.total, isWhole: true, found: said, printed: (rows) => said(sumsOf(rows), {}) };
}

function sumsOf(rows: readonly ReglementListe[]): Sums {
  const sumOf = (isOne: (row: ReglementListe) => boolean) => sum(rows.filter(isOne).map(({ montant }) => montant));
  return {
    entrees: sumOf(({ from, contrepassele }) => from === REGLEMENT_FROM.commande && contrepassele === null),
    sorties: sumOf(({ from, contrepassele }) => from === REGLEMENT_FROM.depense && contrepassele === null),
    contrepasses: sumOf(({ contrepassele }) => contrepassele !== null),
  };
}
