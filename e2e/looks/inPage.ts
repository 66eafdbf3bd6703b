import type { Page } from '@playwright/test';

/** Functions that run together in the page. Each may call the others, but no other code of the project. */
export type InPage = readonly ((...args: never[]) => unknown)[];

/** Runs the last of the functions in the page. Its arguments and its result are plain data. */
export async function runInPage<T>(page: Page, functions: InPage, ...args: readonly unknown[]): Promise<T> {
  const source = functions.map(String).join('\n');
  const called = functions.at(-1)?.name ?? '';
  return page.evaluate(
    `(() => {\n${source}\nreturn ${called}(${args.map((arg) => JSON.stringify(arg)).join(', ')});\n})()`,
  );
}
