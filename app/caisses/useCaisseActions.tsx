import type { Caisse } from '@comptoir/contract/caisses';
import { ArrowRightLeft, CalendarCheck, ClipboardCheck } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { OwnAction } from '../records/RowActions';
import type { OpenCaisse } from './CaisseDialogs';

/** Returns the actions that send money out of a register and count it, each for users who may do it. */
export function useCaisseActions(onOpen: OpenCaisse): (caisse: Caisse) => (OwnAction | false)[] {
  const { t } = useLang();
  const { can } = useSession();
  const counts = can('caisses.cloturer');
  return (caisse) => [
    can('caisses.transferer') && {
      text: t('caisse.transferer'),
      icon: <ArrowRightLeft aria-hidden />,
      onPress: () => onOpen({ transfer: caisse }),
    },
    counts && {
      text: t('caisse.arreter'),
      icon: <CalendarCheck aria-hidden />,
      onPress: () => onOpen({ count: { caisse, nature: 'journee' } }),
    },
    counts && {
      text: t('caisse.controler'),
      icon: <ClipboardCheck aria-hidden />,
      onPress: () => onOpen({ count: { caisse, nature: 'controle' } }),
    },
  ];
}
