import type { Caisse } from '@comptoir/contract/caisses';
import { ArrowRightLeft, CalendarCheck, ClipboardCheck } from 'lucide-react';
import { caissePath } from '../frame/routing/recordPaths';
import type { Actions } from '../records/actions';
import type { Opened } from '../records/dialogs/dialog';
import type { SujetsCaisse } from './CaisseDialogs';

/** The actions of a register: money is sent out of it, and it is counted. */
export const caisseActions = (caisse: Caisse): Actions<Opened<SujetsCaisse>> => ({
  of: { objet: 'caisse', id: caisse.caisseid, libelle: caisse.libelle },
  page: caissePath(caisse.caisseid),
  own: [
    { text: 'caisse.transferer', icon: ArrowRightLeft, needs: 'caisses.transferer', open: { transfer: caisse } },
    {
      text: 'caisse.arreter',
      icon: CalendarCheck,
      needs: 'caisses.cloturer',
      open: { count: { caisse, nature: 'journee' } },
    },
    {
      text: 'caisse.controler',
      icon: ClipboardCheck,
      needs: 'caisses.cloturer',
      open: { count: { caisse, nature: 'controle' } },
    },
  ],
  edit: { needs: 'caisses.modifier', open: { edit: caisse } },
  remove: { needs: 'caisses.supprimer', open: { remove: caisse } },
});
