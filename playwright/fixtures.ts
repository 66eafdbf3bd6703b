import { SourceMap } from 'node:module';
import { expect } from '@playwright/experimental-ct-react';
import type { ConsoleMessage } from '@playwright/test';
import { test as base } from './keptPage';

export { expect };

/** Returns a stack of the built page with the places in our sources. */
async function inSources(stack: string): Promise<string> {
  const urls = new Set(Array.from(stack.matchAll(/http:\S+?\.js/g), ([url]) => url));
  const maps = new Map<string, SourceMap>();
  for (const url of urls) maps.set(url, new SourceMap(await (await fetch(`${url}.map`)).json()));
  return stack.replace(/(http:\S+?\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    const entry = maps.get(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/**
 * Fails the test at once, with the error's stack, on any page error and on any console error that it does not expect
 * (`test.use({ allowedErrors: [/…/] })`): `mount()` resolves even when a render throws, and the test would wait for
 * what never comes. The fixture depends on `router`, so that it stops listening before the mocked routes are removed:
 * after that, a screen that still reads something would find no server.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; noErrors: undefined }>({
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, allowedErrors, router: _routes }, use, info) => {
      const met: Promise<never>[] = [];
      const told = async (error: Error): Promise<never> => {
        throw Object.assign(error, { stack: await inSources(error.stack ?? '').catch(() => error.stack) });
      };
      const meet = (error: Error) => {
        // Nobody waits for this promise while the test runs, so the runner ends the test with its error.
        if (!allowedErrors.some((allowed) => allowed.test(error.message))) met.push(told(error));
      };
      const read = (message: ConsoleMessage) => {
        const { url, lineNumber, columnNumber } = message.location();
        const stack = `${message.text()}\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}`;
        if (message.type() === 'error') meet(Object.assign(new Error(message.text()), { stack }));
      };
      page.on('pageerror', meet).on('console', read);
      await use(undefined);
      page.off('pageerror', meet).off('console', read);
      if (info.errors.length === 0) await Promise.all(met);
    },
    { auto: true },
  ],
});
