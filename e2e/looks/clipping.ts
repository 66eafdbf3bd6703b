import { called, isSeen, PARTS, top } from './parts';

function isScrolled(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** Cut with an ellipsis: `unreadTexts` asks for its full reading (DESIGN rule 8). */
function isCutOnPurpose(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Its own words, without those of what it holds. */
function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter((node): node is Text => node.nodeType === 3 && node.textContent?.trim() !== '');
}

function seenTexts(): HTMLElement[] {
  return [...top().querySelectorAll<HTMLElement>('*')].filter(
    (element) => ownTexts(element).length > 0 && isSeen(element) && !element.closest('svg, option, .visually-hidden'),
  );
}

/** What cuts a text: itself, what is around it, or the window; null when nothing does. */
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

/** Texts that go past what shows them. */
export function clippedTexts(): string[] {
  return seenTexts().flatMap((element) => {
    // The way to the content is seen once it has the focus.
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

/** Texts that others lie upon: two lines of words in one place. */
export function overlaidTexts(): string[] {
  const texts = seenTexts().filter((element) => !element.closest('[aria-hidden=true], [role=tooltip]'));
  return texts.flatMap((element) => {
    const { left, top: above, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, above + height / 2);
    if (!hit || element.contains(hit) || hit.contains(element) || ownTexts(hit).length === 0) return [];
    // The link of a card is spread over it; what sticks or floats lies over what scrolls under it.
    const isSpread = getComputedStyle(hit, '::after').position === 'absolute';
    return !isSpread && isInFlow(hit) ? [`${called(hit)} lies over ${called(element)}`] : [];
  });
}

/** Whether the page, or something on top of it, scrolls sideways. */
export function sideways(): string[] {
  const root = document.documentElement;
  const page = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const boxes = [...top().querySelectorAll<HTMLElement>('*')].filter(
    (element) => isScrolled(element) && isSeen(element) && element.scrollWidth > element.clientWidth + 1,
  );
  return [...page, ...boxes.map((box) => `${called(box)} scrolls sideways`)];
}

/** Amounts that break between two lines (DESIGN rule 5). */
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

/** Texts that are cut and that nothing gives whole to a keyboard or a finger (DESIGN rule 8). */
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
