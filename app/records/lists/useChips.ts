import { formatDateLong } from '@comptoir/domain/dates';
import { formatPeriode } from '@comptoir/domain/periode';
import { isInverse } from '@comptoir/domain/plainDate';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useLang } from '../../frame/i18n/useLang';
import type { Choice } from './filtres';
import type { List } from './useList';

/** Returns the names that the filters have for the value chosen; a value without a name is not among them. */
function useChosenChoices<Row>({ filtres, filters, pages }: List<Row>): Record<string, Choice | undefined> {
  const rows = (pages.rows ?? []) as readonly never[];
  const names: Record<string, Choice | undefined> = {};
  for (const [name, { useChoices }] of Object.entries(filtres)) {
    const chosen = filters[name] ?? '';
    // biome-ignore lint/correctness/useHookAtTopLevel: the filters of a list never change, so these are always the same
    const choices = useChoices?.({ chosen, rows, isAsked: chosen !== '' });
    names[name] = choices?.find(({ value }) => value === chosen);
  }
  return names;
}

/** Builds a chip for each active filter, with a button that removes it: `Type : Transport`. */
export function useChips<Row>(list: List<Row>): FilterChip[] {
  const { t } = useLang();
  const wordsOf = usePeriodWords();
  const names = useChosenChoices(list);
  const { filtres, filters, onFilter } = list;
  const { datedebut = '', datefin = '' } = filters;
  const jours = {
    id: 'periode',
    label: t('liste.filtre', { nom: t('commande.periode'), valeur: wordsOf(datedebut, datefin) }),
    onRemove: () => onFilter({ datedebut: '', datefin: '' }),
  };
  return Object.entries(filtres).flatMap(([name, { chip, label }]): FilterChip[] => {
    if (name === 'datedebut') return wordsOf(datedebut, datefin) === '' ? [] : [jours];
    const chosen = filters[name];
    if (!chosen || !chip || name === 'datefin') return [];
    const valeur = names[name]?.label ?? t('commande.numero', { numero: chosen });
    const text = chip === 'alone' || !label ? valeur : t('liste.filtre', { nom: t(label), valeur });
    return [{ id: name, label: text, onRemove: () => onFilter({ [name]: '' }) }];
  });
}

/** Puts the days of a list into words, '' for all days; an end before its beginning is left out, as in the list. */
function usePeriodWords(): (datedebut: string, datefin: string) => string {
  const { t, lang } = useLang();
  return (datedebut, datefin) => {
    const end = isInverse(datedebut, datefin) ? '' : datefin;
    if (datedebut && end) return formatPeriode(datedebut, end, lang);
    if (datedebut) return t('commande.du', { date: formatDateLong(datedebut, lang) });
    return end && t('commande.au', { date: formatDateLong(end, lang) });
  };
}
