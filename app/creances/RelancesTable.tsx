import { type Creance, creances, type Relance } from '@comptoir/contract/clients';
import { formatInstant } from '@comptoir/domain/dates';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { ListView } from '../records/lists/ListView';
import { usePages } from '../records/lists/usePages';

const pageSize = PAGE_SIZE.creances;

/** The reminders of a client: date, author, amount (PRODUCT M). */
export function RelancesTable({ clientid, libelleclient }: Pick<Creance, 'clientid' | 'libelleclient'>) {
  const { t } = useLang();
  const [page, setPage] = useState(1);
  const route = useRoute(creances.relances, { params: { clientid }, query: { page, limit: pageSize } });
  const pages = usePages<Relance>(route, { page, pageSize, of: '', onPageChange: setPage });
  return (
    <ListView
      pages={pages}
      pagesLabel={t('creance.relanceshistorique')}
      caption={t('creance.relances', { libelle: libelleclient })}
      columns={useRelanceColumns()}
      rowKey={({ relanceid }) => relanceid}
      empty={{ description: t('creance.relancesvide') }}
    />
  );
}

function useRelanceColumns(): Column<Relance>[] {
  const { t, lang } = useLang();
  return [
    {
      key: 'createdon',
      phone: 'title',
      header: t('depense.date'),
      isPrimary: true,
      render: ({ createdon }) => <time dateTime={createdon}>{formatInstant(createdon, lang)}</time>,
    },
    { key: 'utilisateur', phone: 'meta', header: t('activite.par'), render: ({ utilisateur }) => utilisateur },
    {
      key: 'montant',
      phone: 'amount',
      header: t('creance.montant'),
      align: 'end',
      render: ({ montant }) => <Amount value={montant} />,
    },
  ];
}
