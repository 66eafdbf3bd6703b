import type { Arrete } from '@comptoir/contract/arretes';
import { quiQuand } from '@comptoir/contract/arreteTexts';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { useColumns } from '../records/lists/useColumns';
import { EcartBadge, SuiteBadge, useNomArrete, useNomBref } from './arreteLook';

/** The columns number and day, who counted when, counted amount, variance in words, and what became of it. */
export function useArreteColumns(): Column<Arrete>[] {
  const { lang } = useLang();
  const { column, amount } = useColumns<Arrete>();
  return [
    column('nom', 'arrete.numero', useNomArrete(), { isPrimary: true, onPhone: useNomBref() }),
    column('comptepar', 'arrete.comptepar', (arrete) => quiQuand(arrete, lang), {
      phone: 'meta',
      under: 'nom',
      onPhone: ({ compte, utilisateur }) => (
        <>
          <Amount value={compte} /> · {utilisateur}
        </>
      ),
    }),
    amount('compte', 'caisse.compte'),
    // On a phone, a row shows the variance where others show their amount; the counted amount is below.
    column('ecart', 'caisse.ecart', ({ ecart }) => <EcartBadge ecart={ecart} />, { phone: 'amount' }),
    column('etat', 'arrete.etat', (arrete) => <SuiteBadge arrete={arrete} />, { phone: 'badge', under: 'ecart' }),
  ];
}
