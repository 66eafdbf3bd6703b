import { waitFor } from 'storybook/test';

/** As patient as the journeys: what is not there then never comes, and says so. */
const PATIENCE_MS = 10_000;

const none = (selector: string) => {
  const waiting = document.querySelector(selector);
  if (waiting) throw new Error(`The story still waits: ${waiting.outerHTML.slice(0, 200)}`);
};

/**
 * Waits until a story stands as it is to be checked: its stage is set, and nothing is being read or brought any more,
 * but in a story that shows the waiting (`parameters.waits`). Before that axe would look at an empty page.
 */
export async function standing(waits: boolean): Promise<void> {
  const selector = waits ? '[data-preparing]' : '[data-preparing], [data-waiting], [aria-busy=true]';
  await waitFor(() => none(selector), { timeout: PATIENCE_MS });
}
