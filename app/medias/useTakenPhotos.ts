import type { RecordId } from '@comptoir/domain/units';
import { type RefObject, useEffect, useRef } from 'react';
import type { MediaPlace } from './useMediaPlace';
import type { useUploadMode } from './useUploadMode';

/** Photos that were taken at a step, on their way to its upload queue. */
export interface TakenPhotos {
  etapeprojetid: RecordId;
  files: readonly File[];
}

/**
 * Brings photos taken at a step into its upload queue: the section shows that step and what it takes, opens the queue,
 * then adds them, so that the list there says what came into it. Files of other steps stay: each knows where it goes.
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
