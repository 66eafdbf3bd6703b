import { waitFor } from 'storybook/test';

/**
 * Ends a wait that hangs, not one that is slow: as long as any other wait of a story. The error names what it waits
 * for.
 */
const PATIENCE_MS = 60_000;

const none = (selector: string) => {
  const waiting = document.querySelector(selector);
  if (waiting) throw new Error(`The story still waits: ${waiting.outerHTML.slice(0, 200)}`);
};

/**
 * Waits until a story can be checked: it is set up, and nothing is being read or loaded, unless the story shows the
 * waiting (`parameters.waits`). Without this wait, axe would check an empty page. Returns whether anything was waited
 * for.
 */
export async function standing(waits: boolean): Promise<boolean> {
  const selector = waits ? '[data-preparing]' : '[data-preparing], [data-waiting], [aria-busy=true]';
  const isWaiting = document.querySelector(selector) !== null;
  await waitFor(() => none(selector), { timeout: PATIENCE_MS });
  return isWaiting;
}
