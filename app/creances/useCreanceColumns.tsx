import type { Creance } from '@comptoir/contract/clients';
import { dayOfInstant, formatDateShort } from '@comptoir/domain/dates';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { clientPath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import type { OpenCreance } from './CreanceDialogs';

/** The francs of one age band; a dash stands for 0, so that the debts stand out. */
function Tranche({ montant }: { montant: Francs }) {
  return montant === 0 ? <span>–</span> : <Amount value={montant} />;
}

type Tranches = 'jours30' | 'jours60' | 'jours90' | 'plus';

interface ClientCellProps {
  creance: Creance;
  onOpen: OpenCreance;
}

/**
 * The client, linked to their page, or to their orders if the user may not read clients; and the last reminder, linked
 * to all reminders.
 */
function ClientCell({ creance, onOpen }: ClientCellProps) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const { clientid, libelleclient, relance } = creance;
  const date = relance && formatDateShort(dayOfInstant(relance), lang);
  return (
    <Stack gap={1}>
      {can('clients') ? (
        <RecordLink href={clientPath(clientid)}>{libelleclient}</RecordLink>
      ) : (
        <Button variant="link" onClick={() => onOpen({ commandes: creance })}>
          {libelleclient}
        </Button>
      )}
      {date === null ? (
        <small>{t('creance.jamais')}</small>
      ) : (
        <small>
          <Button variant="link" onClick={() => onOpen({ relances: creance })}>
            {t('creance.relance', { date })}
            <span className="visually-hidden">{libelleclient}</span>
          </Button>
        </small>
      )}
    </Stack>
  );
}

/** The columns client with the last reminder, the four age bands of the debt, and their sum (PRODUCT M). */
export function useCreanceColumns(onOpen: ClientCellProps['onOpen']): Column<Creance>[] {
  const { column, amount } = useColumns<Creance>();
  const tranche = (key: Tranches, rest: Partial<Column<Creance>> = {}) =>
    amount(key, `creance.${key}`, { render: (row) => <Tranche montant={row[key]} />, ...rest });
  return [
    column('client', 'commande.client', (creance) => <ClientCell creance={creance} onOpen={onOpen} />, {
      phone: 'title',
      onPhone: ({ libelleclient }) => libelleclient,
      onPaper: ({ libelleclient, tel }) => (
        <>
          {libelleclient} <small>{formatTelephone(tel)}</small>
        </>
      ),
      isPrimary: true,
    }),
    tranche('jours30'),
    tranche('jours60', { under: 'jours30' }),
    tranche('jours90'),
    tranche('plus', { under: 'jours90', phone: 'meta' }),
    amount('reste', 'creance.reste', {
      phone: 'amount',
      render: ({ reste }) => (
        <strong>
          <Amount value={reste} />
        </strong>
      ),
    }),
  ];
}
