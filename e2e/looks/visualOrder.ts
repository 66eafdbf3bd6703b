import { called, PARTS, workedParts } from './parts';

/** Returns the two branches below the nearest common ancestor of `a` and `b`. */
function branchesOf(a: Element, b: Element): [Element, Element] {
  let [one, other] = [a, b];
  while (one.parentElement && !one.parentElement.contains(b)) one = one.parentElement;
  while (other.parentElement && !other.parentElement.contains(a)) other = other.parentElement;
  return [one, other];
}

/** Whether `next` stands before `former` when lines are read from left to right, each branch as one block. */
function isBackwards(former: Element, next: Element): boolean {
  if (former.contains(next) || next.contains(former)) return false;
  const [a, b] = branchesOf(former, next).map((one) => one.getBoundingClientRect());
  if (!a || !b || a.width * a.height * b.width * b.height === 0) return false;
  if (b.bottom <= a.top + 1) return true;
  const isSameLine = b.top < a.bottom - 1 && a.top < b.bottom - 1;
  return isSameLine && b.right <= a.left + 1;
}

/** Returns neighbours in the order of Tab that the eye sees in reverse, and parts whose order a number forces. */
export function disorders(): string[] {
  const parts = workedParts();
  const pairs = parts.slice(1).flatMap((next, rank) => {
    const former = parts[rank];
    return former && isBackwards(former, next) ? [`${called(next)} stands before ${called(former)}`] : [];
  });
  return [...pairs, ...parts.filter(({ tabIndex }) => tabIndex > 0).map((part) => `a tabindex forces ${called(part)}`)];
}

export const ORDER = [...PARTS, branchesOf, isBackwards];
