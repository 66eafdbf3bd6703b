import type { Locator } from '@playwright/test';

/**
 * Returns the opacity of an element or of its pseudo-element `ms` milliseconds after it appeared, however long ago that
 * was.
 */
export const opacityAt = (element: Locator, ms: number, pseudo?: '::before') =>
  element.evaluate(
    (target: HTMLElement, [time, part]) => {
      // It appears anew, because a finished animation is not listed any more.
      target.style.display = 'none';
      target.getAnimations();
      target.style.display = '';
      for (const animation of target.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      return Number(getComputedStyle(target, part).opacity);
    },
    [ms, pseudo] as const,
  );
