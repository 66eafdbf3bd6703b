/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Figures of one visit: milliseconds since the navigation began, and layout shift without unit. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** The element that moved most, and by how much. */
  moved: string;
}

interface Watch {
  lcp: number;
  shifts: { value: number; moved: string }[];
  /** The longest event of each interaction, in the order of the interactions. */
  interactions: Map<number, number>;
  /** The time of the last click. */
  clickedAt: number;
}

/** Watches paints and moves, and the time from each press to the next paint. Starts before the page. */
export function watchVitals(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watch: Watch = { lcp: 0, shifts: [], interactions: new Map(), clickedAt: 0 };
    Object.assign(window, { watch });
    const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
    observe('largest-contentful-paint', ({ startTime }) => {
      watch.lcp = startTime;
    });
    const called = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent
        ?.trim()
        .replace(/[\s|]+/g, ' ')
        .slice(0, 24);
      return element ? `${element.tagName.toLowerCase()} “${text}”` : '';
    };
    observe('layout-shift', (entry) => {
      type Shift = {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; currentRect: DOMRect; previousRect: DOMRect }[];
      };
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & Shift;
      if (hadRecentInput) return;
      const by = ({ currentRect, previousRect }: Shift['sources'][number]) =>
        Math.round(currentRect.y - previousRect.y);
      watch.shifts.push({
        value,
        moved: sources
          .map((one) => `${called(one.node)} ${by(one)} px`)
          .slice(0, 3)
          .join(', '),
      });
    });
    const seePress = (entry: PerformanceEntry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) return;
      watch.interactions.set(interactionId, Math.max(duration, watch.interactions.get(interactionId) ?? 0));
    };
    observe('event', seePress, { durationThreshold: 16 });
    observe('first-input', seePress);
    const click = ({ timeStamp }: Event) => {
      watch.clickedAt = timeStamp;
    };
    addEventListener('click', click, { capture: true });
  });
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [worst] = watch.shifts.toSorted((a, b) => b.value - a.value);
    const cls = watch.shifts.reduce((sum, { value }) => sum + value, 0);
    return { fcp: paint?.startTime ?? Number.NaN, lcp: watch.lcp, cls, moved: worst?.moved ?? '' };
  });
}

/** Returns the longest press since the last call, in milliseconds. */
export function readInteractions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    const longest = Math.max(0, ...watch.interactions.values());
    watch.interactions.clear();
    return longest;
  });
}

/** Returns the time of the last click, on the page's clock. */
export const clickedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { watch: Watch }).watch.clickedAt);

/** Waits for an element with this text, looking before each paint. Returns the time on the page's clock. */
export async function shownAt(page: Page, selector: string, text = ''): Promise<number> {
  const isShown = ([where, what]: readonly [string, string]) => {
    const found = [...document.querySelectorAll(where)].some(({ textContent }) => textContent?.includes(what));
    return found && performance.now();
  };
  const found = await page.waitForFunction(isShown, [selector, text] as const, { polling: 'raf', timeout: 90_000 });
  return Number(await found.jsonValue());
}
