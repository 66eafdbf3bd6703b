import type { BrowserContext, Page } from '@playwright/test';

export const DAY_MS = 24 * 3_600_000;

/** Opens a page on a phone whose clock is wrong by so many milliseconds. */
export async function pageWithClock(context: BrowserContext, wrongByMs: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((ms) => {
    const TrueDate = Date;
    class WrongDate extends TrueDate {
      constructor(...parts: [number]) {
        super(...(parts.length > 0 ? parts : ([TrueDate.now() + ms] as [number])));
      }
      static override now(): number {
        return TrueDate.now() + ms;
      }
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, wrongByMs);
  return page;
}
