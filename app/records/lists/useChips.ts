import { formatDateLong } from '@comptoir/domain/dates';
import { formatPeriode } from '@comptoir/domain/periode';
import { isInverse } from '@comptoir/domain/plainDate';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useLang } from '../../frame/i18n/useLang';

/** A filter that may be set; its value is '' if it is not. */
interface Part {
  id: string;
  /** Name of the filter; null if its value needs no name. */
  name: string | null;
  value: string;
  onRemove(): void;
}

/** Makes the chips of the filters that are set: `Type : Transport`. */
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

/** Puts the days of a list into words, '' for all days; an end before its beginning is left out, as in the list. */
export function usePeriodWords(): (datedebut: string, datefin: string) => string {
  const { t, lang } = useLang();
  return (datedebut, datefin) => {
    const end = isInverse(datedebut, datefin) ? '' : datefin;
    if (datedebut && end) return formatPeriode(datedebut, end, lang);
    if (datedebut) return t('commande.du', { date: formatDateLong(datedebut, lang) });
    return end && t('commande.au', { date: formatDateLong(end, lang) });
  };
}
