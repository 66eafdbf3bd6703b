import { waitFor } from 'storybook/test';

/** The same patience as in the end-to-end tests; what is not there after that never comes, and the error says so. */
const PATIENCE_MS = 10_000;

const none = (selector: string) => {
  const waiting = document.querySelector(selector);
  if (waiting) throw new Error(`The story still waits: ${waiting.outerHTML.slice(0, 200)}`);
};

/**
 * Waits until a story can be checked: it is set up, and nothing is being read or loaded, unless the story shows the
 * waiting (`parameters.waits`). Without this wait, axe would check an empty page.
 */
export async function standing(waits: boolean): Promise<void> {
  const selector = waits ? '[data-preparing]' : '[data-preparing], [data-waiting], [aria-busy=true]';
  await waitFor(() => none(selector), { timeout: PATIENCE_MS });
}
