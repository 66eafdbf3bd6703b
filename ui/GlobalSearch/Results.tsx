import { type MouseEvent, useEffect } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import type { Search, SearchNotice } from './GlobalSearch';
import { Found, Nothing, Notice } from './GlobalSearch.styles';
import { ResultGroup } from './ResultGroup';
import { optionId } from './SearchInput';
import type { ComboboxState } from './useCombobox';

interface ResultsProps {
  search: Search;
  box: ComboboxState;
  listId: string;
}

// The field keeps the focus: its blur would close the list before the click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What was found, kind after kind; else that it is nothing, or that it is on its way. */
export function Results({ search: { value, groups, busy, notice, emptyText }, box, listId }: ResultsProps) {
  const labels = useLabels();
  const { count, active } = box;
  const outcome = count > 0 ? labels.globalSearch.count(count) : emptyText;
  const said = notice ? `${outcome} ${notice.text}` : outcome;

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {busy ? labels.search.busy : said}
      </p>
      <Found onMouseDown={keepFocus}>
        {count === 0 && <Nothing aria-hidden>{busy ? labels.search.busy : emptyText}</Nothing>}
        <div
          id={listId}
          role="listbox"
          aria-label={labels.globalSearch.label}
          aria-busy={busy || undefined}
          hidden={count === 0}
        >
          {groups.map(
            (group) =>
              group.results.length > 0 && (
                <ResultGroup key={group.id} group={group} term={value} listId={listId} box={box} />
              ),
          )}
        </div>
        {notice && <NoticeLine {...notice} />}
      </Found>
    </>
  );
}

function NoticeLine({ text, retry }: SearchNotice) {
  return (
    <Notice>
      {/* Told by the status already. */}
      <span aria-hidden>{text}</span>
      {retry && (
        <Button variant="secondary" size="sm" onClick={retry.onPress}>
          {retry.label}
        </Button>
      )}
    </Notice>
  );
}
