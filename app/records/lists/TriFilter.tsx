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

/** The orders of a column of dates, and of one of amounts, as its header chooses them. */
export const BY_DATE = { descending: '', ascending: 'date' } as const satisfies Record<string, Tri>;
export const BY_MONTANT = { descending: '-montant', ascending: 'montant' } as const satisfies Record<string, Tri>;

interface Sorted<T = Tri> {
  filters: { tri: T };
  onFilter(changes: { tri: T }): void;
}

/** What a table is told of its list's order. */
export const sortingOf = ({ filters, onFilter }: Sorted) => ({
  order: filters.tri,
  onOrder: (tri: string) => onFilter({ tri: tri as Tri }),
});

interface OrdreProps<T> {
  list: Sorted<T>;
  /** The orders of the list; the first is the one where nothing is chosen. */
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

/** The order of a list, among its filters: where its rows are two lines it has no headers (DESIGN rule 6). */
export const TriFilter = ({ list }: { list: Sorted }) => <Ordre list={list} tris={TRIS} />;

/** The same of a list of names, whose cards have no headers either. */
export const TriNomsFilter = ({ list }: { list: Sorted<TriNoms> }) => <Ordre list={list} tris={TRIS_NOMS} />;
