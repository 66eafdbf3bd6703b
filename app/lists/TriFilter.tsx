import { TRIS, type Tri } from '#contract/tri';
import { SelectField } from '#ui/SelectField';
import type { TextKey } from '../i18n/translate';
import { useLang } from '../i18n/useLang';

const WORDS: Readonly<Record<Tri, TextKey>> = {
  '': 'tri.recent',
  date: 'tri.ancien',
  '-montant': 'tri.decroissant',
  montant: 'tri.croissant',
};

/** The orders of a column of dates, and of one of amounts, as its header chooses them. */
export const BY_DATE = { descending: '', ascending: 'date' } as const satisfies Record<string, Tri>;
export const BY_MONTANT = { descending: '-montant', ascending: 'montant' } as const satisfies Record<string, Tri>;

interface Sorted {
  filters: { tri: Tri };
  onFilter(changes: { tri: Tri }): void;
}

/** What a table is told of its list's order. */
export const sortingOf = ({ filters, onFilter }: Sorted) => ({
  order: filters.tri,
  onOrder: (tri: string) => onFilter({ tri: tri as Tri }),
});

/** The order of a list, among its filters: where its rows are two lines it has no headers (DESIGN rule 6). */
export function TriFilter({ list: { filters, onFilter } }: { list: Sorted }) {
  const { t } = useLang();
  const [newest, ...others] = TRIS;
  return (
    <SelectField
      label={t('tri.ordre')}
      placeholder={t(WORDS[newest])}
      options={others.map((value) => ({ value, label: t(WORDS[value]) }))}
      value={filters.tri}
      onValueChange={(tri) => onFilter({ tri: tri as Tri })}
    />
  );
}
