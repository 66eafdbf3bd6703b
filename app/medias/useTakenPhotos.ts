import type { RecordId } from '@comptoir/domain/units';
import { type RefObject, useEffect, useRef } from 'react';
import type { MediaPlace } from './useMediaPlace';
import type { useUploadMode } from './useUploadMode';

/** Photos taken at a step, before they are in its upload queue. */
export interface TakenPhotos {
  etapeprojetid: RecordId;
  files: readonly File[];
}

/**
 * Moves photos taken at a step into its upload queue: the section first shows that step in the view of all kinds, then
 * opens the queue, then adds them, so that the list announces them. Files of other steps stay in the queue: each file
 * knows its step.
 */
export function useTakenPhotos(
  taken: TakenPhotos | null,
  onAdded: () => void,
  place: MediaPlace,
  mode: ReturnType<typeof useUploadMode>,
): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isShown = place.view === 0 && place.etapeprojetid === taken?.etapeprojetid;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one move after the other, each once the last one is seen
  useEffect(() => {
    if (!taken) return;
    if (!isShown) return place.showAllOf(taken.etapeprojetid);
    if (!mode.isOpen) return mode.open();
    mode.uploads.dispatch({ type: 'add', ...taken });
    section.current?.scrollIntoView();
    onAdded();
  }, [taken, isShown, mode.isOpen]);
  return section;
}
