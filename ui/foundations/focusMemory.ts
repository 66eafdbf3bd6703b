const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type=hidden], [hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(',');

/** Marks a list whose rows may vanish: the focus of a vanished row goes to its neighbour (DESIGN rule 13). */
export const FOCUS_GROUP = 'data-focus-group';

/** What Tab reaches inside `root`, in order. */
export function focusablesIn(root: ParentNode): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) => element.checkVisibility());
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  return ancestors;
}

/** What open overlays give the focus back to: one that takes the place of another inherits it. */
const memories = new WeakMap<Element, () => void>();

/** Lets what is opened from within `root`, and outlives it, give the focus back to what `giveBack` remembers. */
export function inheritFocus(root: Element, giveBack: () => void): void {
  memories.set(root, giveBack);
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Remembers an element and where it stood. The returned function gives it the focus back, when nothing else has taken
 * it; if the element is gone or takes none any more, to what now stands in its place in its list, else to the dialog
 * that it stood in, which is read from its title on, else to the nearest thing around it, else to what the overlay that
 * it stood in remembered.
 */
export function rememberFocus(element: Element | null): () => void {
  if (!(element instanceof HTMLElement) || element === document.body) return () => undefined;
  const ancestors = ancestorsOf(element);
  const group = element.closest(`[${FOCUS_GROUP}]`);
  const dialog = element.closest<HTMLElement>('[role$=dialog]');
  const inherited = [element, ...ancestors].map((around) => memories.get(around)).find(Boolean);
  const rank = group ? focusablesIn(group).indexOf(element) : -1;

  return () => {
    if (!isFocusLost()) return;
    element.focus();
    if (isFocusLost()) neighbour(group, rank)?.focus();
    if (isFocusLost()) dialog?.focus();
    if (isFocusLost()) nearest(ancestors)?.focus();
    if (isFocusLost()) inherited?.();
  };
}

function neighbour(group: Element | null, rank: number): HTMLElement | undefined {
  if (!group?.isConnected) return undefined;
  const candidates = focusablesIn(group);
  return candidates[Math.min(rank, candidates.length - 1)];
}

function nearest(ancestors: readonly Element[]): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || ancestor.contains(document.body)) continue;
    const candidate = focusablesIn(ancestor)[0];
    if (candidate) return candidate;
  }
  return undefined;
}
