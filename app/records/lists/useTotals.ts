import type { Call } from '@comptoir/contract/call';
import { formatMontant, sum } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { ReadArgs } from '../../frame/api/url';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import type { List } from './useList';

/** What the rows of a list add up to, as sentences or as rows of sums. */
export interface Totals<Row, Said = string> {
  /** The call that adds up all pages; without one, only a printed list says its sums. */
  call?: Call | undefined;
  /** The sums of the whole list are said, too, though it has a search. */
  isWhole?: boolean;
  /** Says the answer of that call to these filters. */
  found(total: never, query: List<Row>['query']): Said[];
  /** Says the sums of the rows of a printed list. */
  printed(rows: readonly Row[]): Said[];
}

type AmountOf<Row> = { [Name in keyof Row]: Row[Name] extends Francs ? Name : never }[keyof Row] & string;

/** Returns the sums of these amounts of the rows, which the call answers by the same names; each has its sentence. */
export function useSums<Row>(sums: { [Name in AmountOf<Row>]?: TextKey }, call?: Call): Totals<Row> {
  const { t } = useLang();
  const said = (montantOf: (name: AmountOf<Row>) => Francs) =>
    (Object.entries(sums) as [AmountOf<Row>, TextKey][]).map(([name, text]) =>
      t(text, { montant: formatMontant(montantOf(name)) }),
    );
  return {
    call,
    found: (total: Record<string, Francs>) => said((name) => total[name] ?? 0),
    printed: (rows) => said((name) => sum(rows.map((row) => row[name] as Francs))),
  };
}

/**
 * Returns the sums of all pages, empty until they are known. Only a narrowed list has them, a list without a
 * search, where they stand in its place, and one that says so (`isWhole`).
 */
export function useTotals<Row, Said>(
  list: List<Row>,
  totals: Totals<Row, Said> | undefined,
  isNarrowed: boolean,
): Said[] {
  const { tri: _, ...query } = list.query;
  const call = isNarrowed || list.hint === null || totals?.isWhole ? totals?.call : undefined;
  const { data } = useRoute<Call>(call ?? list.call, call ? ({ query } as ReadArgs<Call>) : null);
  return totals && call && data !== undefined ? totals.found(data as never, query) : [];
}
