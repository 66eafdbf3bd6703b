import { type MouvementListe, mouvements, type TotalMouvements } from '@comptoir/contract/mouvements';
import type { Mouvemente } from '@comptoir/domain/flux';
import { formatMontant, sum } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import type { Totals } from '../../records/lists/useTotals';

/**
 * Says the sums of movements: the balance before, what came in and went out, what transfers brought and took, and the
 * balance after. A list of one direction or of one kind has only its own sums.
 */
export function useMouvementsTotals(): Totals<MouvementListe> {
  const wordsOf = useTotalWords();
  return {
    call: mouvements.total,
    found: wordsOf,
    printed: (rows) => wordsOf({ ...fluxOf(rows), ouverture: null, solde: null }, {}),
  };
}

function fluxOf(rows: readonly MouvementListe[]): Mouvemente {
  const sumOf = (sens: 0 | 1, isTransfert: boolean) =>
    sum(
      rows
        .filter(({ type, origine }) => type === sens && (origine === 'transfert') === isTransfert)
        .map(({ montant }) => montant),
    );
  return { entrees: sumOf(1, false), sorties: sumOf(0, false), recus: sumOf(1, true), envoyes: sumOf(0, true) };
}

type Soldes = Pick<TotalMouvements, 'ouverture' | 'solde'>;

/** An answer that an older version of the app has cached does not count transfers apart. */
function useTotalWords() {
  const { t } = useLang();
  return (total: Mouvemente & Soldes, { type, transferts }: Readonly<Record<string, string>>) => {
    const { entrees, sorties, recus = 0, envoyes = 0, ouverture, solde } = total;
    // A sum that the filters exclude is left out, and so are transfers where there are none.
    const [isIn, isOut, isAsked] = [type !== '0', type !== '1', transferts === '1'];
    const isMoved = isAsked || recus !== 0 || envoyes !== 0;
    const said: (readonly [key: TextKey, montant: Francs | null, isSaid: boolean])[] = [
      ['mouvement.audepart', ouverture, ouverture !== 0],
      ['mouvement.entrees', entrees, isIn && !isAsked],
      ['mouvement.sorties', sorties, isOut && !isAsked],
      ['mouvement.recus', recus, isIn && isMoved],
      ['mouvement.envoyes', envoyes, isOut && isMoved],
      ['mouvement.soldealafin', solde, true],
    ];
    return said.flatMap(([key, montant, isSaid]) =>
      isSaid && typeof montant === 'number' ? [t(key, { montant: formatMontant(montant) })] : [],
    );
  };
}
