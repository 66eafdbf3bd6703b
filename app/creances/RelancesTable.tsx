import { type Creance, creances, type Relance } from '@comptoir/contract/clients';
import { useLang } from '../frame/i18n/useLang';
import { ListView } from '../records/lists/ListView';
import { useColumns } from '../records/lists/useColumns';
import { usePagesOf } from '../records/lists/usePages';

/** The reminders of a client: date, author, amount (PRODUCT M). */
export function RelancesTable({ clientid, libelleclient }: Pick<Creance, 'clientid' | 'libelleclient'>) {
  const { t } = useLang();
  const { text, amount, instant } = useColumns<Relance>();
  return (
    <ListView
      pages={usePagesOf(creances.relances, 'creances', { params: { clientid } })}
      pagesLabel={t('creance.relanceshistorique')}
      caption={t('creance.relances', { libelle: libelleclient })}
      columns={[
        instant('createdon', 'depense.date', { phone: 'title', onPhone: undefined, isPrimary: true }),
        text('utilisateur', 'activite.par', { phone: 'meta' }),
        amount('montant', 'creance.montant', { phone: 'amount' }),
      ]}
      rowKey={({ relanceid }) => relanceid}
      empty={{ description: t('creance.relancesvide') }}
    />
  );
}
