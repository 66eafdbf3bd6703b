import { ringOf } from './focusRing';
import { called, PARTS, top, workedParts } from './parts';

/** Returns what is lost in the system's colours, which remove the shadows and backgrounds that alone would show it. */
export function lostInForcedColours(): string[] {
  const parts = workedParts();
  const active = document.activeElement as HTMLElement | null;
  const hasEdge = (element: Element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
  };
  // This comes before any field has the focus, because a focus ring would count as a frame.
  const bare = parts.filter((part) => {
    const isField = part.matches('input:not([type=checkbox], [type=radio]), select, textarea');
    const frames = [part, part.parentElement, part.parentElement?.parentElement];
    return isField && !frames.some((frame) => frame && hasEdge(frame));
  });
  const dim = parts.filter((part) => {
    // A part that already has the focus would be compared with itself.
    (document.activeElement as HTMLElement | null)?.blur();
    const before = ringOf(part);
    part.focus({ preventScroll: true });
    return document.activeElement === part && ringOf(part) === before;
  });
  active?.focus({ preventScroll: true });
  const floating = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')];
  // A box that fills the window needs no edge.
  const isAlone = (box: Element) => box.clientWidth === innerWidth && box.clientHeight === innerHeight;
  const isOver = top() !== document.body;
  return [
    ...dim.map((part) => `${called(part)} does not show its focus`),
    ...bare.map((part) => `${called(part)} has no frame`),
    ...(isOver
      ? floating.filter((box) => !hasEdge(box) && !isAlone(box)).map((box) => `${called(box)} has no edge`)
      : []),
  ];
}

/** Returns the icons that have the colour of their background. */
export function lostIcons(): string[] {
  const icons = [...top().querySelectorAll('svg')].filter((icon) => icon.checkVisibility());
  const groundOf = (element: Element | null): string => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(0, 0, 0)';
  };
  return icons
    .filter((icon) => getComputedStyle(icon).color === groundOf(icon))
    .map((icon) => `${called(icon)} is lost`);
}

export const FORCED = [...PARTS, ringOf];
