import { TRIS, TRIS_NOMS, type Tri, type TriNoms } from '@comptoir/contract/tri';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { ChoiceInput, SwitchInput } from './filtreInputs';
import { type Filtre, idIn, oneIn } from './filtres';

type Said<Value extends string = string> = Omit<Filtre<Value>, 'read' | 'useChoices'>;

/** Returns a filter that takes one of these values; `wordOf` names each of them but ''. */
export function choiceOf<const Value extends string>(
  values: readonly Value[],
  label: TextKey,
  wordOf: (value: Exclude<Value, ''>) => TextKey,
  said: Said = {},
): Filtre<Value | ''> {
  const named = values.filter((value): value is Exclude<Value, ''> => value !== '');
  return {
    read: oneIn(values),
    label,
    Input: ChoiceInput,
    chip: 'named',
    ...said,
    useChoices: () => {
      const { t } = useLang();
      return named.map((value) => ({ value, label: t(wordOf(value)) }));
    },
  };
}

/** Returns a filter that takes a record's id. */
export const recordOf = (label: TextKey, useChoices: Filtre['useChoices'], said: Said = {}): Filtre => ({
  read: idIn,
  label,
  Input: ChoiceInput,
  chip: 'named',
  ...said,
  ...(useChoices && { useChoices }),
});

/** Returns a filter that is on or off; its label says what the list then holds. */
export const flagOf = (label: TextKey, said: Said = {}) =>
  choiceOf(['1'], label, () => label, { Input: SwitchInput, chip: 'alone', ...said });

/** Makes a filter that only links of other screens set. */
export const BY_LINK = { Input: undefined };

/** Returns the filter for settled or unsettled debts, of expenses or orders. */
export const statutOf = (label: TextKey, said?: Said) =>
  choiceOf(FILTRES_DETTE, label, (statut) => `depense.${statut}`, said);

const WORDS: Readonly<Record<Tri | TriNoms, TextKey>> = {
  '': 'tri.recent',
  date: 'tri.ancien',
  '-montant': 'tri.decroissant',
  montant: 'tri.croissant',
  nom: 'tri.nom',
  '-nom': 'tri.nominverse',
};

const orderOf = <const T extends Tri | TriNoms>(tris: readonly T[]) =>
  choiceOf(tris, 'tri.ordre', (tri) => WORDS[tri], { all: WORDS[''], chip: undefined });

/** Choice of the order among the filters, because rows of two lines have no headers (DESIGN rule 6). */
export const TRI = orderOf(TRIS);
/** The same for a list of names, whose cards have no headers either. */
export const TRI_NOMS = orderOf(TRIS_NOMS);

/** Cards or a table of the same rows (DESIGN rule 1). */
export const VUE = { read: oneIn<'liste'>(['liste']), isView: true } as const;
