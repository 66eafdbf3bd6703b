import { TRIS, TRIS_NOMS, type Tri, type TriNoms } from '@comptoir/contract/tri';
import { SelectField } from '@comptoir/ui/SelectField';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';

const WORDS: Readonly<Record<Tri | TriNoms, TextKey>> = {
  '': 'tri.recent',
  date: 'tri.ancien',
  '-montant': 'tri.decroissant',
  montant: 'tri.croissant',
  nom: 'tri.nom',
  '-nom': 'tri.nominverse',
};

/** The two orders of a date column and of an amount column, as a header offers them. */
export const BY_DATE = { descending: '', ascending: 'date' } as const satisfies Record<string, Tri>;
export const BY_MONTANT = { descending: '-montant', ascending: 'montant' } as const satisfies Record<string, Tri>;

interface Sorted<T = Tri> {
  filters: { tri: T };
  onFilter(changes: { tri: T }): void;
}

/** Tells a table the order of its list. */
export const sortingOf = ({ filters, onFilter }: Sorted) => ({
  order: filters.tri,
  onOrder: (tri: string) => onFilter({ tri: tri as Tri }),
});

interface OrdreProps<T> {
  list: Sorted<T>;
  /** The orders of the list; the first one is the default. */
  tris: readonly T[];
}

function Ordre<T extends Tri | TriNoms>({ list: { filters, onFilter }, tris: [first, ...others] }: OrdreProps<T>) {
  const { t } = useLang();
  return (
    <SelectField
      label={t('tri.ordre')}
      placeholder={t(WORDS[first ?? ''])}
      options={others.map((value) => ({ value, label: t(WORDS[value]) }))}
      value={filters.tri}
      onValueChange={(tri) => onFilter({ tri: tri as T })}
    />
  );
}

/** Choice of the order among the filters, because rows of two lines have no headers (DESIGN rule 6). */
export const TriFilter = ({ list }: { list: Sorted }) => <Ordre list={list} tris={TRIS} />;

/** The same for a list of names, whose cards have no headers either. */
export const TriNomsFilter = ({ list }: { list: Sorted<TriNoms> }) => <Ordre list={list} tris={TRIS_NOMS} />;
