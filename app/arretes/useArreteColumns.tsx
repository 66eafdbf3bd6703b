import type { Arrete } from '@comptoir/contract/arretes';
import { formatInstant } from '@comptoir/domain/dates';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { BriefDate } from '../records/BriefDate';
import { EcartBadge, SuiteBadge, useNomArrete } from './arreteLook';

/** The columns number and day, who counted when, counted amount, variance in words, and what became of it. */
export function useArreteColumns(): Column<Arrete>[] {
  const { t, lang } = useLang();
  const nomOf = useNomArrete();
  return [
    { key: 'nom', header: t('arrete.numero'), isPrimary: true, render: nomOf },
    {
      key: 'comptepar',
      phone: 'meta',
      under: 'nom',
      header: t('arrete.comptepar'),
      onPhone: ({ utilisateur, createdon }) => (
        <>
          <BriefDate date={createdon} /> · {utilisateur}
        </>
      ),
      render: ({ utilisateur, createdon }) =>
        t('arrete.quiquand', { qui: utilisateur, quand: formatInstant(createdon, lang) }),
    },
    {
      key: 'compte',
      phone: 'amount',
      header: t('arrete.compte'),
      align: 'end',
      render: ({ compte }) => <Amount value={compte} />,
    },
    {
      key: 'ecart',
      phone: 'badge',
      header: t('arrete.ecart'),
      render: ({ ecart }) => <EcartBadge ecart={ecart} />,
    },
    {
      key: 'etat',
      under: 'ecart',
      header: t('arrete.etat'),
      render: (arrete) => <SuiteBadge arrete={arrete} />,
    },
  ];
}
