import { expect } from '@playwright/experimental-ct-react';
import { test as base } from './keptPage';

export { expect };

/**
 * Fails the test on any page error and on any console error that it does not expect (`test.use({ allowedErrors: [/…/]
 * })`): `mount()` resolves even when a render throws. The fixture depends on `router`, so that it checks the errors
 * before the mocked routes are removed: after that, a screen that still reads something would find no server.
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
