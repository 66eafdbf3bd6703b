import type { Creance } from '@comptoir/contract/clients';
import { History, MessageCircle } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { clientPath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { RowActions } from '../records/RowActions';
import type { OpenCreance } from './CreanceDialogs';
import { useRelancer } from './useRelancer';

interface CreanceActionsProps {
  creance: Creance;
  onOpen: OpenCreance;
}

/**
 * The actions of a debtor: remind, list the reminders, open the client's page, or the orders if the user may not read
 * clients (PRODUCT M).
 */
export function CreanceActions({ creance, onOpen }: CreanceActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const relancer = useRelancer(creance);
  const { clientid, libelleclient: libelle } = creance;
  return (
    <RowActions
      libelle={libelle}
      view={relancer !== null && { ...relancer, icon: <MessageCircle aria-hidden /> }}
      {...(can('clients')
        ? { page: clientPath(clientid) }
        : {
            open: { label: t('client.commandesligne', { libelle }), onPress: () => onOpen({ commandes: creance }) },
          })}
      own={[
        {
          text: t('creance.relanceshistorique'),
          icon: <History aria-hidden />,
          onPress: () => onOpen({ relances: creance }),
        },
      ]}
    />
  );
}
