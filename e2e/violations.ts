import type { Page } from '@playwright/test';

/** Returns a list that gets each violation of the page's content policy, from before its first script on. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation(what: string): void };
      tellViolation(`${violatedDirective}: ${blockedURI} (${sourceFile} on ${location.pathname})`);
    });
  });
  return found;
}
