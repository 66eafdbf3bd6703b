import { called, PARTS, workedParts } from './parts';

/** Whether a press at this point presses the part: the part itself, something in it, or its label. */
function isPressedAt(part: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const labels = [...((part as HTMLInputElement).labels ?? [])];
  return part.contains(hit) || labels.some((label) => label.contains(hit));
}

/**
 * Measures how many pixels presses reach from the middle of a part, across and down, up to `most` in each direction. If
 * something else lies over the middle, as in a row that can be pressed itself, starts at a quarter of the width.
 */
function reachOf(part: HTMLElement, most: number): { across: number; down: number } {
  const { left, top: above, width, height } = part.getBoundingClientRect();
  const y = above + height / 2;
  const x = [left + width / 2, left + width / 4].find((at) => isPressedAt(part, at, y)) ?? left + width / 2;
  const goes = (dx: number, dy: number) => {
    let steps = 0;
    while (steps < most && isPressedAt(part, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
    return steps;
  };
  return { across: goes(1, 0) + goes(-1, 0) + 1, down: goes(0, 1) + goes(0, -1) + 1 };
}

/** Whether it stands in a sentence: it may then be as low as its line (WCAG 2.5.8 "Inline"). */
function isInSentence(part: Element): boolean {
  if (!part.matches('a[href], button') || getComputedStyle(part).display !== 'inline') return false;
  const around = part.closest('p, li, dd, td');
  return (around?.textContent?.trim().length ?? 0) > (part.textContent?.trim().length ?? 0);
}

/** Whether a circle of `least` pixels around its middle meets no such circle of others (WCAG 2.5.8 "Spacing"). */
function isApart(part: Element, others: readonly Element[], least: number): boolean {
  const middleOf = (element: Element) => {
    const { left, top: above, width, height } = element.getBoundingClientRect();
    return [left + width / 2, above + height / 2] as const;
  };
  const [x, y] = middleOf(part);
  return others.every((other) => {
    const [otherX, otherY] = middleOf(other);
    return other === part || Math.hypot(x - otherX, y - otherY) >= least;
  });
}

/** Returns targets narrower or lower than `least` pixels; with `isSpaced`, only those too near to another one. */
export function smallTargets(least: number, isSpaced: boolean): string[] {
  const parts = workedParts().filter((part) => !isInSentence(part));
  const small = parts.flatMap((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { across, down } = reachOf(part, least);
    // The border around an input takes one pixel on each side, where its label does not react.
    const isSmall = across < least - 2 || down < least - 2;
    return isSmall && !(isSpaced && isApart(part, parts, least)) ? [`${called(part)} is ${across} × ${down}`] : [];
  });
  window.scrollTo(0, 0);
  return small;
}

export const TARGETS = [...PARTS, isPressedAt, reachOf, isInSentence, isApart];
