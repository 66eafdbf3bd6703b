import { formatDateLong } from '@comptoir/domain/dates';
import { formatPeriode } from '@comptoir/domain/periode';
import { isInverse } from '@comptoir/domain/plainDate';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useLang } from '../../frame/i18n/useLang';

/** A filter that may be set: nothing where its value is ''. */
interface Part {
  id: string;
  /** Names the filter; null where its value says all. */
  name: string | null;
  value: string;
  onRemove(): void;
}

/** The chips of the filters that are set: `Type : Transport`. */
export function useChips() {
  const { t } = useLang();
  return (parts: readonly Part[]): FilterChip[] =>
    parts
      .filter(({ value }) => value !== '')
      .map(({ id, name, value, onRemove }) => ({
        id,
        label: name === null ? value : t('liste.filtre', { nom: name, valeur: value }),
        onRemove,
      }));
}

/** The days of a list in words, '' for all of them; an end before its beginning is left out, as the list leaves it out. */
export function usePeriodWords(): (datedebut: string, datefin: string) => string {
  const { t, lang } = useLang();
  return (datedebut, datefin) => {
    const end = isInverse(datedebut, datefin) ? '' : datefin;
    if (datedebut && end) return formatPeriode(datedebut, end, lang);
    if (datedebut) return t('commande.du', { date: formatDateLong(datedebut, lang) });
    return end && t('commande.au', { date: formatDateLong(end, lang) });
  };
}
