import { useEffect, useState } from 'react';
import { useLabels } from '../labels';
import { isOver, type UploadItem } from './model';

/** Returns the outcomes of the files that ended since the list was first shown, as sentences to be read out. */
export function useOutcomes(items: readonly UploadItem[]): { id: string; text: string }[] {
  const { pair, uploadList } = useLabels();
  // Files that had already ended are not news.
  const [known] = useState(() => new Set(items.filter(({ state }) => isOver(state)).map(({ id }) => id)));

  useEffect(() => {
    // The new end of a file that is sent again will be news.
    for (const { id, state } of items) if (!isOver(state)) known.delete(id);
  }, [items, known]);

  return items
    .filter(({ id, state }) => isOver(state) && !known.has(id))
    .map(({ id, name, state, reason }) => ({
      id: `${id} ${state}`,
      text: state === 'stored' ? uploadList.stored(name) : pair(name, reason ?? uploadList.state[state]),
    }));
}
