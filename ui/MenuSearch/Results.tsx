import type { MouseEvent } from 'react';
import { useLabels } from '../labels';
import type { MenuSearchResult } from './MenuSearch';
import { Nothing, Option, Panel } from './MenuSearch.styles';

export const optionId = (listId: string, rank: number) => `${listId}-${rank}`;

interface ResultsProps {
  id: string;
  results: readonly MenuSearchResult[];
  active: number;
  emptyText: string;
  onActivate: (rank: number) => void;
  onChoose: (result: MenuSearchResult) => void;
}

// The field keeps the focus: its blur would close the list before the click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function Results({ id, results, active, emptyText, onActivate, onChoose }: ResultsProps) {
  const { menuSearch } = useLabels();
  return (
    <Panel onMouseDown={keepFocus}>
      {results.length === 0 && <Nothing aria-hidden>{emptyText}</Nothing>}
      <div id={id} role="listbox" aria-label={menuSearch.label} hidden={results.length === 0}>
        {results.map((result, rank) => (
          <Option
            key={result.id}
            id={optionId(id, rank)}
            role="option"
            aria-selected={rank === active}
            onPointerMove={() => onActivate(rank)}
            onClick={() => onChoose(result)}
          >
            {result.icon}
            {result.label}
          </Option>
        ))}
      </div>
    </Panel>
  );
}
