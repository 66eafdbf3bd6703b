/** Returns the words for an element in a failure: its role or tag, and its name. */
export function called(element: Element): string {
  const name =
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const { type } = element as HTMLInputElement;
  const kind = element.matches('input[type=radio], input[type=checkbox]') ? type : element.tagName.toLowerCase();
  return `${element.getAttribute('role') ?? kind} “${name.trim().slice(0, 120)}”`;
}

/** Returns what is on top: the last dialog or menu, or the page. */
export function top(): Element {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? document.body;
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    // The skip link is clipped away until it has the focus.
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null
  );
}

/** Returns the visible parts on top that a person can operate, without file inputs, which buttons of ours replace. */
export function workedParts(): HTMLElement[] {
  const roles = ['button', 'link', 'checkbox', 'switch', 'tab', 'menuitem', 'option', 'combobox', 'radio', 'slider'];
  const tags = 'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, video[controls]';
  const worked = [tags, ...roles.map((role) => `[role=${role}]`)].join();
  return [...top().querySelectorAll<HTMLElement>(worked)].filter(
    (element) => !(element as HTMLButtonElement).disabled && isSeen(element) && !isOfSpinbutton(element),
  );
}

/** Whether it is a plus or minus button beside a number field, whose arrow keys do the same. */
function isOfSpinbutton(element: HTMLElement): boolean {
  return element.tabIndex < 0 && !!element.parentElement?.querySelector('[role=spinbutton], input[type=number]');
}

export const PARTS = [called, top, isSeen, isOfSpinbutton, workedParts];
