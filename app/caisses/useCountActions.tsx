import type { Caisse } from '@comptoir/contract/caisses';
import { CalendarCheck, ClipboardCheck } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { OwnAction } from '../records/RowActions';
import type { OpenedCaisse } from './CaisseDialogs';

/** Returns the actions that count a register, for users who may close it. */
export function useCountActions(onOpen: (opened: OpenedCaisse) => void): (caisse: Caisse) => OwnAction[] {
  const { t } = useLang();
  const { can } = useSession();
  if (!can('caisses.cloturer')) return () => [];
  return (caisse) => [
    {
      text: t('caisse.arreter'),
      icon: <CalendarCheck aria-hidden />,
      onPress: () => onOpen({ count: caisse, nature: 'journee' }),
    },
    {
      text: t('caisse.controler'),
      icon: <ClipboardCheck aria-hidden />,
      onPress: () => onOpen({ count: caisse, nature: 'controle' }),
    },
  ];
}

/** Returns the dialog in which the draft of a count is resumed; `of` is `3.journee`. */
export function countOf(of: string, rows: readonly Caisse[]): OpenedCaisse {
  const [caisseid, nature] = of.split('.');
  const count = rows.find((row) => String(row.caisseid) === caisseid);
  return count ? { count, nature: nature === 'controle' ? 'controle' : 'journee' } : null;
}
