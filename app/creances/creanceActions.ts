import type { Creance } from '@comptoir/contract/clients';
import { History } from 'lucide-react';
import { clientPath } from '../frame/routing/recordPaths';
import type { Actions, Viewed } from '../records/actions';
import type { OpenedCreance } from './CreanceDialogs';
import { useRelancer } from './useRelancer';

/**
 * The actions of a debtor: remind, list the reminders, open the client's page, or the orders if the user may not read
 * clients (PRODUCT M).
 */
export function useCreanceActions(creance: Creance, { t, can }: Viewed): Actions<OpenedCreance> {
  const { clientid, libelleclient: libelle } = creance;
  return {
    of: { libelle },
    main: useRelancer(creance),
    page: can('clients') ? clientPath(clientid) : undefined,
    opening: { label: t('client.commandesligne', { libelle }), open: { commandes: creance } },
    own: [{ text: 'creance.relanceshistorique', icon: History, open: { relances: creance } }],
  };
}
