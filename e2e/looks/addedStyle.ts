import type { Page } from '@playwright/test';

/** Looks at a page under a reader's own styles, as a browser extension adds them; then removes them. */
export async function withStyle<T>(page: Page, css: string, look: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    // Elements that measure themselves change their shape some frames later.
    return new Promise<void>((resolve) => {
      const wait = (frames: number) => (frames === 0 ? resolve() : requestAnimationFrame(() => wait(frames - 1)));
      wait(10);
    });
  }, css);
  try {
    return await look();
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}

/** The distances that a reader may set (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The size of text that a reader may set in their browser (WCAG 1.4.4). */
export const TWICE_THE_TEXT = 'html { font-size: 200% !important; }';
