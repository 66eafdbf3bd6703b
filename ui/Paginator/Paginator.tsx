import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { SwitchField } from '../SwitchField';
import { draftOf, pageOf } from './model';
import { Jump, PageInput, Pages, Root, SizeSelect } from './Paginator.styles';

interface PageSize {
  rows: number;
  choices: readonly number[];
  onChange: (rows: number) => void;
  /** Whether all lists have this many rows; without it, this is not offered. */
  everywhere?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
}

export interface PaginatorProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The present page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Called with the page to go to, from 1. */
  onPageChange: (page: number) => void;
  /** Also offers buttons to the first and the last page. */
  boundary?: boolean;
  /** The page that was asked for is on its way. */
  busy?: boolean;
  /** Offers a choice of the rows for each page; without `choices` nothing is offered. */
  size?: PageSize;
}

/**
 * The pages of a list (DESIGN rule 9). Where several lists stand on one screen, `aria-label` names the list and its
 * buttons. The buttons keep the focus at either end.
 *
 * Not for a short list: show all of it.
 *
 * Keys: in the field of the page number `Enter` goes to that page and `Escape` restores the present one.
 *
 * States: `data-busy` while a page is on its way, `data-boundary` with buttons to the ends.
 */
export function Paginator({ page, pageCount, onPageChange, boundary, busy, size, ...rest }: PaginatorProps) {
  const { paginator } = useLabels();
  const go = (to: number) => {
    if (to !== page) onPageChange(to);
  };
  const named = rest['aria-label'];
  const button = (label: string, icon: ReactNode, to: number) => (
    <IconButton
      label={named ? `${label} (${named})` : label}
      icon={icon}
      aria-disabled={to < 1 || to > pageCount || to === page}
      onClick={() => go(to)}
    />
  );

  const isSized = size !== undefined && size.choices.length > 0;
  if (pageCount <= 1 && !isSized) return null;
  return (
    <Root aria-label={paginator.label} {...rest} data-busy={busy || undefined} data-boundary={boundary || undefined}>
      {pageCount > 1 && (
        <Pages>
          {boundary && button(paginator.first, <ChevronFirst aria-hidden />, 1)}
          {button(paginator.previous, <ChevronLeft aria-hidden />, page - 1)}
          <PageJump page={page} pageCount={pageCount} onJump={go} />
          {button(paginator.next, <ChevronRight aria-hidden />, page + 1)}
          {boundary && button(paginator.last, <ChevronLast aria-hidden />, pageCount)}
        </Pages>
      )}
      {isSized && <SizeChoice {...size} />}
      <Announcement page={page} pageCount={pageCount} />
    </Root>
  );
}

function SizeChoice({ rows, choices, onChange, everywhere }: PageSize) {
  const { paginator } = useLabels();
  const id = useId();
  return (
    <>
      <Jump>
        <label htmlFor={id}>{paginator.size}</label>
        <SizeSelect id={id} value={rows} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SizeSelect>
      </Jump>
      {everywhere && (
        <SwitchField
          label={paginator.everywhere(rows)}
          checked={everywhere.isOn}
          onCheckedChange={everywhere.onChange}
        />
      )}
    </>
  );
}

interface PageJumpProps {
  page: number;
  pageCount: number;
  onJump: (page: number) => void;
}

/** The page number as a field. Enter or leaving the field goes to the typed page; Escape restores the present one. */
function PageJump({ page, pageCount, onJump }: PageJumpProps) {
  const { paginator, money } = useLabels();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onJump(pageOf(draft, pageCount));
  };

  const keyDown = (event: KeyboardEvent) => {
    // Enter must not send a form that contains the list.
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };

  const shown = draft ?? String(page);
  return (
    <Jump>
      <label htmlFor={id}>{paginator.page}</label>
      <PageInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        style={{ width: `calc(${Math.max(2, shown.length)}ch + 2 * var(--space-3))` }}
        value={shown}
        onChange={(event) => setDraft(draftOf(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={keyDown}
      />
      <span>{paginator.of(money.number(pageCount))}</span>
    </Jump>
  );
}

/** Announces a page when it changes, but not when the list appears. */
function Announcement({ page, pageCount }: { page: number; pageCount: number }) {
  const { paginator, money } = useLabels();
  const firstPage = useRef(page);
  const [isMoved, setMoved] = useState(false);

  useEffect(() => {
    if (page !== firstPage.current) setMoved(true);
  }, [page]);

  return (
    <span role="status" className="visually-hidden">
      {isMoved && paginator.announce(money.number(page), money.number(pageCount))}
    </span>
  );
}
