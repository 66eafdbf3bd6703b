const LIVE = '[aria-live]';
const HIDDEN = 'aria-hidden';

/** Number of open dialogs that hide each element of the page. */
const hiders = new WeakMap<Element, number>();

/** Whether the element is only a place for messages, beside the page: these must always be heard. */
const isAnnouncer = (element: Element) => element.matches(LIVE) || element.querySelector(`:scope > ${LIVE}`) !== null;

/**
 * Hides from assistive technology everything that lies beneath `layer` and was there before it, live regions included.
 * floating-ui leaves those audible, so a notice that the page and each dialog repeat would be spoken once for each.
 * Returns a function that ends the hiding.
 */
export function hideBeneath(layer: Element): () => void {
  const beneath = [...document.body.children].filter(
    (element) =>
      // An element that something else has hidden is left alone: only that may show it again.
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
