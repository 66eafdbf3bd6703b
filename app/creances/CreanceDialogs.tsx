import type { Creance } from '@comptoir/contract/clients';
import { type Dialogs, modal, type Opened } from '../records/dialogs/dialog';
import { step } from '../records/dialogs/resumed';
import { RelancesModal } from './RelancesModal';

/** What the dialogs of a debtor are about: their reminders or their orders. */
interface Subjects {
  relances: Creance;
  commandes: Creance;
}
export type OpenedCreance = Opened<Subjects>;
export type OpenCreance = (opened: OpenedCreance) => void;

export const CREANCE_DIALOGS: Dialogs<Creance, Subjects> = {
  idOf: ({ clientid }) => clientid,
  dialogs: {
    relances: { draw: (creance, { onClose }) => <RelancesModal creance={creance} onClose={onClose} /> },
    commandes: modal('ClientCommandesModal', {
      load: () => import('../commandes/ClientCommandesModal'),
      size: 'xl',
      resume: step('commandes'),
      props: (client) => ({ client }),
    }),
  },
};
