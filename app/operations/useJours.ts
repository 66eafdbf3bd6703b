import { caisseChoices, READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { formatBrief } from '@comptoir/domain/briefDate';
import { isJourArrete } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import type { CallForm } from '../records/forms/useCallForm';
import { useToday } from '../records/useToday';
import { type Arretee, isArretee } from './jours';

// biome-ignore lint/suspicious/noExplicitAny: any form of something that has a day
type DatedForm = Pick<CallForm<any>, 'field' | 'isSentAgain'>;

interface Jours {
  /** Why a register takes nothing of the typed day, as the server would say it; undefined where it does. */
  refusOf(caisse: Arretee | undefined, date: unknown): string | undefined;
  /** What a choice says of a register that takes nothing of the typed day: "arrêtée au 29/11". */
  noteOf(caisse: Arretee, date: unknown): string | undefined;
}

/** Says of registers that they are closed on the day that is typed. */
export function useJours(): Jours {
  const { t, lang } = useLang();
  const today = useToday();
  return {
    refusOf(caisse, date) {
      const arretele = caisse?.arretele;
      if (!arretele || !isArretee(caisse, date)) return undefined;
      if (isJourArrete(arretele, today)) return t('caisse.arreteejour');
      return t('caisse.arreteedate', { jour: formatDateLong(arretele, lang) });
    },
    noteOf(caisse, date) {
      const { arretele } = caisse;
      if (!arretele || !isArretee(caisse, date)) return undefined;
      return t('caisse.arreteeau', { jour: formatBrief(arretele, lang, today) });
    },
  };
}

/** Finds a register among those whose last closed day the user may see: undefined for any other. */
export function useJoursDe(): (caisseid: unknown) => Arretee | undefined {
  const { can } = useSession();
  const { data = [] } = useRoute(caisseChoices, READS_SOLDE.some(can) ? {} : null);
  return (id) => data.find(({ caisseid }) => caisseid === id);
}

/**
 * Returns a form's field of a day, which says if the register is closed on it, and whether it is. A write that may be
 * stored already is not judged again.
 */
export function useOpenDay({ field, isSentAgain }: DatedForm, caisseid: unknown) {
  const day = field('date');
  const closed = useJours().refusOf(useJoursDe()(caisseid), isSentAgain ? null : day.value);
  return { day: { ...day, error: closed ?? day.error }, isClosed: closed !== undefined };
}
