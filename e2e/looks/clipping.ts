import { called, isSeen, PARTS, top } from './parts';

function isScrolled(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** Whether a text may be cut with an ellipsis; `unreadTexts` checks that it can be read whole (DESIGN rule 8). */
function isCutOnPurpose(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Returns an element's own texts, without those of the elements in it. */
function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter((node): node is Text => node.nodeType === 3 && node.textContent?.trim() !== '');
}

function seenTexts(): HTMLElement[] {
  return [...top().querySelectorAll<HTMLElement>('*')].filter(
    (element) => ownTexts(element).length > 0 && isSeen(element) && !element.closest('svg, option, .visually-hidden'),
  );
}

/** Returns what cuts a text: its element, one around it, or the body for the window; null when nothing does. */
function clipperOf(element: HTMLElement): Element | null {
  const range = document.createRange();
  const rects = ownTexts(element).flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  const isPast = (box: DOMRect, x: boolean, y: boolean) =>
    rects.some(
      ({ left, right, top: above, bottom }) =>
        (x && (left < box.left - 1 || right > box.right + 1)) ||
        (y && (above < box.top - 3 || bottom > box.bottom + 3)),
    );
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    if (isScrolled(one) || isCutOnPurpose(one)) return null;
    const { overflowX, overflowY, position } = getComputedStyle(one);
    if (isPast(one.getBoundingClientRect(), overflowX !== 'visible', overflowY !== 'visible')) return one;
    if (position === 'fixed') return null;
  }
  const { clientWidth } = document.documentElement;
  return isPast(new DOMRect(0, 0, clientWidth, 0), true, false) ? document.body : null;
}

/** Returns the texts that go past the box that shows them. */
export function clippedTexts(): string[] {
  return seenTexts().flatMap((element) => {
    // The skip link is visible only while it has the focus.
    const cut = element.matches('a[href^="#"]') ? null : clipperOf(element);
    return cut ? [`${called(element)} is cut${cut === element ? '' : ` by ${cut.tagName.toLowerCase()}`}`] : [];
  });
}

function isInFlow(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (['sticky', 'fixed', 'absolute'].includes(getComputedStyle(one).position)) return false;
  }
  return true;
}

/** Returns the texts that another text lies over. */
export function overlaidTexts(): string[] {
  const texts = seenTexts().filter((element) => !element.closest('[aria-hidden=true], [role=tooltip]'));
  return texts.flatMap((element) => {
    const { left, top: above, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, above + height / 2);
    if (!hit || element.contains(hit) || hit.contains(element) || ownTexts(hit).length === 0) return [];
    // A card's link may cover the whole card, and sticky or floating parts lie over what scrolls under them.
    const isSpread = getComputedStyle(hit, '::after').position === 'absolute';
    return !isSpread && isInFlow(hit) ? [`${called(hit)} lies over ${called(element)}`] : [];
  });
}

/** Tells whether the page, or something on top of it, scrolls sideways. */
export function sideways(): string[] {
  const root = document.documentElement;
  const page = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const boxes = [...top().querySelectorAll<HTMLElement>('*')].filter(
    (element) => isScrolled(element) && isSeen(element) && element.scrollWidth > element.clientWidth + 1,
  );
  return [...page, ...boxes.map((box) => `${called(box)} scrolls sideways`)];
}

/** Returns the amounts that break between two lines (DESIGN rule 5). */
export function brokenAmounts(): string[] {
  const range = document.createRange();
  return seenTexts().flatMap((element) =>
    ownTexts(element).flatMap((text) =>
      [...text.data.matchAll(/\d[\d\s]*\sFcfa/g)].flatMap(({ 0: amount, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top: y }) => Math.round(y)));
        return lines.size > 1 ? [`${amount} is broken`] : [];
      }),
    ),
  );
}

/** Returns the texts that are cut and that no keyboard or finger can show whole (DESIGN rule 8). */
export function unreadTexts(): string[] {
  const cut = [...top().querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      isSeen(element) &&
      isCutOnPurpose(element) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
  );
  return cut
    .filter((element) => !element.matches('select, input') && !element.closest('a, button, [tabindex="0"]'))
    .map((element) => `${called(element)} is cut, and nothing reads it whole`);
}

export const CLIPPING = [...PARTS, isScrolled, isCutOnPurpose, ownTexts, seenTexts, clipperOf, isInFlow];
