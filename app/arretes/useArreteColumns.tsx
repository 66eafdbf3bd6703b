import type { Arrete } from '@comptoir/contract/arretes';
import { quiQuand } from '@comptoir/contract/arreteTexts';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { EcartBadge, SuiteBadge, useNomArrete, useNomBref } from './arreteLook';

/** The columns number and day, who counted when, counted amount, variance in words, and what became of it. */
export function useArreteColumns(): Column<Arrete>[] {
  const { t, lang } = useLang();
  const nomOf = useNomArrete();
  const brefOf = useNomBref();
  return [
    { key: 'nom', header: t('arrete.numero'), isPrimary: true, onPhone: brefOf, render: nomOf },
    {
      key: 'comptepar',
      phone: 'meta',
      under: 'nom',
      header: t('arrete.comptepar'),
      onPhone: ({ compte, utilisateur }) => (
        <>
          <Amount value={compte} /> · {utilisateur}
        </>
      ),
      render: (arrete) => quiQuand(arrete, lang),
    },
    { key: 'compte', header: t('caisse.compte'), align: 'end', render: ({ compte }) => <Amount value={compte} /> },
    {
      key: 'ecart',
      // A row of a phone has what differs where others have their amount; what was counted stands below.
      phone: 'amount',
      header: t('caisse.ecart'),
      render: ({ ecart }) => <EcartBadge ecart={ecart} />,
    },
    {
      key: 'etat',
      phone: 'badge',
      under: 'ecart',
      header: t('arrete.etat'),
      render: (arrete) => <SuiteBadge arrete={arrete} />,
    },
  ];
}
