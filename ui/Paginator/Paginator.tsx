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
import { draftOf, pageOf } from './model';
import { Jump, PageInput, Pages, Root, SizeSelect } from './Paginator.styles';

interface PageSize {
  rows: number;
  choices: readonly number[];
  onChange: (rows: number) => void;
}

export interface PaginatorProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Called with the page that is asked for, from 1. */
  onPageChange: (page: number) => void;
  /** Also offers the first and the last page. */
  boundary?: boolean;
  /** The asked page is on its way. */
  busy?: boolean;
  /** Offers pages of other lengths; without choices nothing is offered. */
  size?: PageSize;
}

/**
 * Pages of a list (DESIGN rule 9). On a single page only its length is shown, where another can be chosen; the
 * buttons keep the focus at either end.
 *
 * Not for a short list: show all of it.
 *
 * Keys: in the number of the page `Enter` goes there and `Escape` puts the old one back.
 *
 * States: `data-busy` while a page is on its way, `data-boundary` where the first and the last page are offered.
 */
export function Paginator({ page, pageCount, onPageChange, boundary, busy, size, ...rest }: PaginatorProps) {
  const { paginator } = useLabels();
  const go = (to: number) => {
    if (to !== page) onPageChange(to);
  };
  const button = (label: string, icon: ReactNode, to: number) => (
    <IconButton
      label={label}
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

function SizeChoice({ rows, choices, onChange }: PageSize) {
  const { paginator } = useLabels();
  const id = useId();
  return (
    <Jump>
      <label htmlFor={id}>{paginator.size}</label>
      <SizeSelect id={id} value={rows} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SizeSelect>
    </Jump>
  );
}

interface PageJumpProps {
  page: number;
  pageCount: number;
  onJump: (page: number) => void;
}

/** The page as a field: what is typed counts on Enter or when one leaves it, and Esc takes it back. */
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
    // Enter must not send a form around the list.
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

/** Says a page once it has changed, and nothing when the list appears. */
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
