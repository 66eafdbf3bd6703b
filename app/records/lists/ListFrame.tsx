import { Button } from '@comptoir/ui/Button';
import type { SumRow } from '@comptoir/ui/DataTable';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { SearchField } from '@comptoir/ui/SearchField';
import { Fragment, type ReactNode } from 'react';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { InHead } from '../../frame/shell/InHead';
import { FilterLine } from './FilterLine';
import type { Filtre } from './filtres';
import type { ListStatesProps } from './ListStates';
import type { ListShape } from './listShape';
import { PagesToolbar, type PagesToolbarProps } from './PagesToolbar';
import type { Printed } from './printed';
import { useChips } from './useChips';
import type { List } from './useList';
import { type Totals, useTotals } from './useTotals';

export interface ListFrameProps<Row>
  extends Omit<ListShape<Row>, 'actions' | 'sums'>,
    Pick<PagesToolbarProps<Row>, 'onRefresh' | 'ways'>,
    Pick<ListStatesProps<Row>, 'exits'> {
  list: List<Row>;
  /** Needed where the list has a search. */
  searchLabel?: string;
  /** Shown while the list is empty: tells what it will hold. */
  emptyText: string;
  create?: PagesToolbarProps<Row>['create'];
  totals?: Totals<Row>;
  /** Its sums as rows below the others. */
  sums?: Totals<Row, SumRow>;
  /** What a printed list says before its filters. */
  about?: Printed<Row>['chips'];
  /** Replaces what a list says when nothing is found. */
  nothing?: ListStatesProps<Row>['empty'] | false;
  /** Draws the rows in each of the list's states. */
  children(states: ListStatesProps<Row> & Pick<ListShape<Row>, 'caption' | 'rowKey' | 'sums'>): ReactNode;
}

const isShown = ({ Input, chip }: Filtre) => Input !== undefined && chip !== undefined;

/**
 * A list as all screens have it: its toolbar with search, filters and refresh, what narrows it, its sums, its rows and
 * the ways out (DESIGN rules 1, 4, 9 and 23).
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const {
    list,
    searchLabel = '',
    emptyText,
    create = false,
    totals,
    sums: below,
    about = [],
    nothing,
    children,
    ...shape
  } = props;
  const { ways, onRefresh, exits, ...print } = shape;
  const { t } = useLang();
  const isPhone = useMediaWidth('TABLET');
  const chips = useChips(list);
  const isNarrowed = list.term !== '' || chips.length > 0;
  const sums = useTotals(list, totals, isNarrowed);
  const rows = useTotals(list, below, isNarrowed);
  const isWhole = totals?.call !== undefined && (list.hint === null || totals.isWhole) && !isNarrowed;
  const summed = isWhole && <Sums sums={sums} isBelow={isPhone} />;
  const searched = list.term === '' ? [] : [{ label: t('impression.recherche', { terme: list.term }) }];
  const search = { term: [list.term, ...chips.map(({ label }) => label)].filter(Boolean).join(', ') };
  const empty = { description: emptyText, action: create && <Button onClick={create.onCreate}>{create.label}</Button> };
  return (
    <>
      <PagesToolbar
        pages={list.pages}
        create={create}
        ways={ways}
        onRefresh={onRefresh}
        search={list.hint ? <Search list={list} label={searchLabel} hint={list.hint} /> : !isPhone && summed}
        filters={inputsOf(list)}
        active={chips.length}
        isNarrowed={isNarrowed}
      />
      {list.hint && !isPhone && <InHead place="note">{summed}</InHead>}
      {(chips.length > 0 || Object.values(list.filtres).some(isShown)) && (
        <FilterLine pages={list.pages} chips={chips} isNarrowed={isNarrowed} totals={sums} />
      )}
      {children({
        caption: print.caption,
        rowKey: print.rowKey,
        print: { ...print, chips: [...searched, ...about, ...chips], totals: totals?.printed, sums: below?.printed },
        exits,
        sums: rows,
        pages: list.pages,
        empty: nothing || empty,
        search: isNarrowed && !nothing ? { ...search, onClear: list.widen } : null,
      })}
      {isPhone && summed}
    </>
  );
}

interface SearchProps<Row> {
  list: List<Row>;
  label: string;
  hint: TextKey;
}

function Search<Row>({ list, label, hint }: SearchProps<Row>) {
  const { t } = useLang();
  return (
    <SearchField
      label={label}
      placeholder={t(hint)}
      value={list.text}
      onValueChange={list.onTextChange}
      busy={list.pages.busy && list.term !== ''}
    />
  );
}

/** Returns the inputs of the filters in the order of their declaration; nothing if they have none. */
function inputsOf<Row>({ filtres, filters, onFilter, pages }: List<Row>): ReactNode {
  const rows = (pages.rows ?? []) as readonly never[];
  const inputs = Object.entries(filtres).flatMap(([name, filtre]) => {
    const { Input } = filtre;
    return Input
      ? [<Input key={name} name={name} filtre={filtre} filters={filters} onFilter={onFilter} rows={rows} />]
      : [];
  });
  return inputs.length > 0 && inputs;
}

interface SumsProps {
  sums: readonly string[];
  /** They stand below the list, at a distance from its paginator. */
  isBelow: boolean;
}

/**
 * The sums of all rows, where other lists have their search, or under the title; on a phone they are below the list,
 * which they would push down. Each sum wraps only as a whole.
 */
function Sums({ sums, isBelow }: SumsProps) {
  return (
    <p
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 'var(--space-4)',
        marginTop: isBelow ? 'var(--space-4)' : 0,
      }}
    >
      {sums.map((text, rank) => (
        <Fragment key={text}>
          {rank > 0 && ' '}
          <span>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}
