import { called, PARTS, workedParts } from './parts';

/** Whether a press there is a press on the part: on it, on what it holds, or on the label of what is ticked. */
function isPressedAt(part: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const labels = [...((part as HTMLInputElement).labels ?? [])];
  return part.contains(hit) || labels.some((label) => label.contains(hit));
}

/**
 * How far presses reach from the middle of a part, in pixels, up to `most`: across and down. Where something else lies
 * over its middle, as in a row that is pressed itself, from the middle of what is beside that.
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

/** A link in a sentence is as high as its line (WCAG 2.5.8 "Inline"). */
function isInSentence(part: Element): boolean {
  if (!part.matches('a[href], button') || getComputedStyle(part).display !== 'inline') return false;
  const around = part.closest('p, li, dd, td');
  return (around?.textContent?.trim().length ?? 0) > (part.textContent?.trim().length ?? 0);
}

/** Whether circles of that size around the middles of both do not meet (WCAG 2.5.8 "Spacing"). */
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

/** Targets narrower or lower than `least` pixels; where `isSpaced`, those far enough from all others are none. */
export function smallTargets(least: number, isSpaced: boolean): string[] {
  const parts = workedParts().filter((part) => !isInSentence(part));
  const small = parts.flatMap((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { across, down } = reachOf(part, least);
    // A border around an input is one pixel that its label does not take.
    const isSmall = across < least - 2 || down < least - 2;
    return isSmall && !(isSpaced && isApart(part, parts, least)) ? [`${called(part)} is ${across} × ${down}`] : [];
  });
  window.scrollTo(0, 0);
  return small;
}

export const TARGETS = [...PARTS, isPressedAt, reachOf, isInSentence, isApart];
