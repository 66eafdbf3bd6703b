import type { Corbeille } from '@comptoir/contract/corbeille';
import { formatInstant } from '@comptoir/domain/dates';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { BriefDate } from '../records/BriefDate';
import { NOMS_CORBEILLE } from './typesCorbeille';

/** The columns label, kind, date and author of the deletion (PRODUCT P). */
export function useCorbeilleColumns(): Column<Corbeille>[] {
  const { t, lang } = useLang();
  return [
    {
      key: 'libelle',
      header: t('depense.libelle'),
      isPrimary: true,
      render: ({ libelle }) => libelle,
    },
    {
      ...{ key: 'type', under: 'libelle', phone: 'meta' },
      header: t('corbeille.type'),
      render: ({ type }) => t(NOMS_CORBEILLE[type]),
    },
    {
      key: 'supprimele',
      phone: 'meta',
      onPhone: ({ supprimele }) => <BriefDate date={supprimele} />,
      header: t('corbeille.supprimele'),
      render: ({ supprimele }) => <time dateTime={supprimele}>{formatInstant(supprimele, lang)}</time>,
    },
    { key: 'utilisateur', header: t('corbeille.par'), render: ({ utilisateur }) => utilisateur },
  ];
}
