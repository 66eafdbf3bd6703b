import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back on a press outside all of the elements while `isActive` (spec § 2 Shell: a click outside closes). */
export function useOnClickOutside(
  refs: readonly RefObject<HTMLElement | null>[],
  isActive: boolean,
  onOutside: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    // Reads the path instead of `contains`, because the pressed element may be gone by the time this runs.
    const path = event.composedPath();
    if (refs.every(({ current }) => current === null || !path.includes(current))) onOutside();
  });

  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isActive]);
}
