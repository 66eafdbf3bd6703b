import { expect } from '@playwright/experimental-ct-react';
import { test as base } from './keptPage';

export { expect };

/**
 * `mount()` resolves even when a render throws: this fixture fails the test on any page error and on any console
 * error, unless the test expects them (`test.use({ allowedErrors: [/…/] })`). It stands on `router` so as to look
 * before the mocked routes go: what a screen still reads when its test ends would find no server.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; noErrors: undefined }>({
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, allowedErrors, router: _routes }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
