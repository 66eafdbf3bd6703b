import { type MouseEvent, useEffect } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { List, Nothing } from '../Options';
import { Notice } from './GlobalSearch.styles';
import type { Search, SearchNotice } from './model';
import { ResultGroup } from './ResultGroup';
import { optionId } from './SearchInput';
import type { ComboboxState } from './useCombobox';

interface ResultsProps {
  search: Search;
  box: ComboboxState;
  listId: string;
}

// Keeps the focus in the field: the field's blur would close the list before the click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The results, grouped by kind; without any, a line says that nothing was found or that the search still runs. */
export function Results({ search: { value, groups, busy, notice, emptyText }, box, listId }: ResultsProps) {
  const labels = useLabels();
  const { count, active } = box;
  // The list says that nothing was found only when the search was complete.
  const emptyLine = notice ? null : emptyText;
  const outcome = count > 0 ? labels.globalSearch.count(count) : emptyLine;
  const said = [outcome, notice?.text].filter(Boolean).join(' ');
  const inPlace = busy ? labels.search.busy : emptyLine;

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {busy ? labels.search.busy : said}
      </p>
      <List onMouseDown={keepFocus}>
        {count === 0 && inPlace && <Nothing aria-hidden>{inPlace}</Nothing>}
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
      </List>
    </>
  );
}

function NoticeLine({ text, retry }: SearchNotice) {
  return (
    <Notice>
      {/* The status above says this text already. */}
      <span aria-hidden>{text}</span>
      {retry && (
        <Button variant="secondary" size="sm" onClick={retry.onPress}>
          {retry.label}
        </Button>
      )}
    </Notice>
  );
}
