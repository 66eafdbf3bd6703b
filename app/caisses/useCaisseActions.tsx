import type { Caisse } from '@comptoir/contract/caisses';
import { ArrowRightLeft, CalendarCheck, ClipboardCheck } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { OwnAction } from '../records/RowActions';
import type { OpenedCaisse } from './CaisseDialogs';

/** Returns the actions that send money out of a register and count it, each for users who may do it. */
export function useCaisseActions(onOpen: (opened: OpenedCaisse) => void): (caisse: Caisse) => (OwnAction | false)[] {
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
      onPress: () => onOpen({ count: caisse, nature: 'journee' }),
    },
    counts && {
      text: t('caisse.controler'),
      icon: <ClipboardCheck aria-hidden />,
      onPress: () => onOpen({ count: caisse, nature: 'controle' }),
    },
  ];
}

/** Returns the register with this id, a text in a draft or an address. */
export const withId = (rows: readonly Caisse[], caisseid: string | undefined) =>
  rows.find((row) => String(row.caisseid) === caisseid);

/** Returns the dialog in which the draft of a count is resumed; `of` is `3.journee`. */
export function countOf(of: string, rows: readonly Caisse[]): OpenedCaisse {
  const [caisseid, nature] = of.split('.');
  const count = withId(rows, caisseid);
  return count ? { count, nature: nature === 'controle' ? 'controle' : 'journee' } : null;
}

/** Returns the dialog in which the draft of a transfer is resumed; `of` is the id of its source. */
export function transferOf(of: string, rows: readonly Caisse[]): OpenedCaisse {
  const transfer = withId(rows, of);
  return transfer ? { transfer } : null;
}
