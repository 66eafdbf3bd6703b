const LIVE = '[aria-live]';
const HIDDEN = 'aria-hidden';

/** How many open dialogs hide an element of the page. */
const hiders = new WeakMap<Element, number>();

/** Nothing but a place where messages come, beside the page: it speaks over everything. */
const isAnnouncer = (element: Element) => element.matches(LIVE) || element.querySelector(`:scope > ${LIVE}`) !== null;

/**
 * Hides from assistive technology all that lies beneath `layer` and was there before it, places of messages in it too:
 * floating-ui spares those, and what the page and each dialog over it say of themselves would be spoken once for each.
 * Returns the end of it.
 */
export function hideBeneath(layer: Element): () => void {
  const beneath = [...document.body.children].filter(
    (element) =>
      // What is hidden already is somebody else's to show again.
      !element.contains(layer) && !isAnnouncer(element) && (hiders.has(element) || !element.hasAttribute(HIDDEN)),
  );
  for (const element of beneath) {
    hiders.set(element, (hiders.get(element) ?? 0) + 1);
    element.setAttribute(HIDDEN, 'true');
  }
  return () => {
    for (const element of beneath) {
      const count = (hiders.get(element) ?? 1) - 1;
      if (count > 0) hiders.set(element, count);
      else {
        hiders.delete(element);
        element.removeAttribute(HIDDEN);
      }
    }
  };
}
