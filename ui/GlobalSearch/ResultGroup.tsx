import type { MouseEvent } from 'react';
import { Note, Words } from '../Options';
import { Group, Heading, Mark, Option } from './GlobalSearch.styles';
import { type GlobalSearchResult, partsOf, type SearchGroup } from './model';
import { optionId } from './SearchInput';
import type { ComboboxState } from './useCombobox';

/** Whether the press is a plain one. Any other opens the link elsewhere, and the browser handles that. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

interface ResultGroupProps {
  group: SearchGroup<GlobalSearchResult>;
  term: string;
  listId: string;
  box: ComboboxState;
}

/** The results of one kind, under its name. */
export function ResultGroup({ group, term, listId, box }: ResultGroupProps) {
  const headingId = `${listId}-group-${group.id}`;
  return (
    <Group role="group" aria-labelledby={headingId} data-stale={group.isStale || undefined}>
      <Heading id={headingId} role="presentation">
        {group.label}
      </Heading>
      {group.results.map((result) => (
        <Option
          key={result.id}
          as="a"
          href={result.href}
          // The arrow keys reach the option from the field, which keeps the focus.
          tabIndex={-1}
          id={optionId(listId, result.id)}
          role="option"
          aria-selected={result.id === box.active}
          onPointerMove={() => box.moveTo(result.id)}
          onClick={(event: MouseEvent) => isPlain(event) && box.choose(result, event)}
        >
          {result.icon}
          <Words>
            <span>
              <Marked text={result.label} term={term} />
            </span>
            {result.detail && (
              <Note>
                <Marked text={result.detail} term={term} />
              </Note>
            )}
          </Words>
        </Option>
      ))}
    </Group>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  let from = 0;
  return partsOf(text, term).map((part) => {
    const key = from;
    from += part.text.length;
    return part.isHit ? <Mark key={key}>{part.text}</Mark> : part.text;
  });
}
