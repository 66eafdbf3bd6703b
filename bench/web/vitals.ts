/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Of one visit: milliseconds since the navigation began, and layout shift without unit. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
}

interface Watch {
  lcp: number;
  cls: number;
  /** The longest event of each interaction, in the order of the interactions. */
  interactions: Map<number, number>;
}

/** Begins before the page does: what was painted and moved, and how long each press took until its next picture. */
export function watchVitals(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watch: Watch = { lcp: 0, cls: 0, interactions: new Map() };
    Object.assign(window, { watch });
    const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
    observe('largest-contentful-paint', ({ startTime }) => {
      watch.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) watch.cls += value;
    });
    const seePress = (entry: PerformanceEntry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) return;
      watch.interactions.set(interactionId, Math.max(duration, watch.interactions.get(interactionId) ?? 0));
    };
    observe('event', seePress, { durationThreshold: 16 });
    observe('first-input', seePress);
  });
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { fcp: paint?.startTime ?? Number.NaN, lcp: watch.lcp, cls: watch.cls };
  });
}

/** The longest of the presses since the last question, in milliseconds. */
export function readInteractions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    const longest = Math.max(0, ...watch.interactions.values());
    watch.interactions.clear();
    return longest;
  });
}
