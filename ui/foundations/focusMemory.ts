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

/** Returns what Tab reaches inside `root`, in order. */
export function focusablesIn(root: ParentNode): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) => element.checkVisibility());
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  return ancestors;
}

/** How each open overlay gives the focus back; an overlay that takes its place inherits this. */
const memories = new WeakMap<Element, () => void>();

/** Lets an overlay that is opened from within `root`, and outlives it, give the focus back by `giveBack`. */
export function inheritFocus(root: Element, giveBack: () => void): void {
  memories.set(root, giveBack);
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Remembers an element and its place. Returns a function that gives the focus back, unless something else has it. It
 * tries in turn: the element, what now stands in its place in its list, the dialog that contained it (screen readers
 * then read the dialog from its title on), the nearest focusable element around it, and what the overlay that contained
 * it remembered.
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
    if (isFocusLost()) neighbourIn(group, rank)?.focus();
    if (isFocusLost()) dialog?.focus();
    if (isFocusLost()) nearestOf(ancestors)?.focus();
    if (isFocusLost()) inherited?.();
  };
}

function neighbourIn(group: Element | null, rank: number): HTMLElement | undefined {
  if (!group?.isConnected) return undefined;
  const candidates = focusablesIn(group);
  return candidates[Math.min(rank, candidates.length - 1)];
}

function nearestOf(ancestors: readonly Element[]): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || ancestor.contains(document.body)) continue;
    const candidate = focusablesIn(ancestor)[0];
    if (candidate) return candidate;
  }
  return undefined;
}
