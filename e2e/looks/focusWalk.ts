import type { Page } from '@playwright/test';
import type { Place } from '../screensOf';
import { ringOf } from './focusRing';
import { runInPage } from './inPage';
import { called, PARTS, top, workedParts } from './parts';
import { disorders, ORDER } from './visualOrder';

/** Where Tab stopped. */
interface Stop {
  name: string;
  /** Rank among the operable parts on top; −1 for anything else. */
  rank: number;
  isInside: boolean;
  isLit: boolean;
  /** What lies over it, or null. */
  cover: string | null;
}

interface Walked {
  scope: Element;
  parts: HTMLElement[];
  rings: string[];
}

function isLabelOf(hit: Element, element: Element): boolean {
  return [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));
}

/** Returns what lies over an element: something that is neither itself, nor in it, nor around it (WCAG 2.4.11). */
function coverOf(element: Element): string | null {
  const { left, right, top: above, bottom } = element.getBoundingClientRect();
  // The points are well inside, because a round button has no corners.
  const shares = [0.2, 0.5, 0.8];
  const hits = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + x * (right - left), above + y * (bottom - above))),
  );
  const foreign = hits.filter(
    (hit) => !hit || !(element.contains(hit) || hit.contains(element) || isLabelOf(hit, element)),
  );
  if (foreign.length === 0) return null;
  return foreign[0] ? called(foreign[0]) : 'the edge of the window';
}

/**
 * Returns the operable parts on the walk; `stopHere` then names each one by its rank. The walk begins where a dialog
 * put the focus, or at the start of a page, or at its content when the shell was walked before.
 */
function beginWalk(isShellKnown: boolean): string[] {
  const active = document.activeElement as HTMLElement | null;
  const isOver = top() !== document.body;
  const isPart = isShellKnown && !isOver && document.querySelector('aside') !== null;
  const scope = (isPart && document.querySelector('main')) || top();
  active?.blur();
  const parts = workedParts().filter((part) => scope.contains(part));
  Object.assign(window, { walked: { scope, parts, rings: parts.map(ringOf) } satisfies Walked });
  if (isOver) active?.focus();
  else startAt(scope as HTMLElement);
  return parts.map(called);
}

/** Makes the next Tab go to the first part of an element. */
function startAt(scope: HTMLElement): void {
  const own = scope.getAttribute('tabindex');
  scope.tabIndex = -1;
  scope.focus({ preventScroll: true });
  if (own === null) scope.removeAttribute('tabindex');
}

/** Whether Tab is at the browser's own frame, as between the last and the first stop when all else is inert. */
function isAtFrame(element: Element, scope: Element): boolean {
  if (element !== document.body || scope === element) return false;
  return [...document.body.children].every((part) => part.contains(scope) || part.matches('[inert], script, style'));
}

async function stopHere(): Promise<Stop> {
  // A focus guard passes the focus on by itself.
  while (document.activeElement?.hasAttribute('data-floating-ui-focus-guard')) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { scope, parts, rings } = (window as unknown as { walked: Walked }).walked;
  const element = document.activeElement ?? document.body;
  const rank = parts.indexOf(element as HTMLElement);
  return {
    name: called(element),
    rank,
    isInside: (scope !== element && scope.contains(element)) || isAtFrame(element, scope),
    isLit: rank < 0 || ringOf(element) !== rings[rank],
    cover: rank < 0 ? null : coverOf(element),
  };
}

/** Parts that share one stop of Tab: the arrow keys move between them. */
const OF_ONE_STOP = /^(tab|menuitem|option|radio) /;

interface Walk {
  parts: readonly string[];
  stops: readonly Stop[];
  disorders: readonly string[];
}

/** Presses Tab until it comes back to a former stop, or leaves the place. */
async function walk(page: Page, isShellKnown: boolean): Promise<Walk> {
  const functions = [...PARTS, ringOf, isLabelOf, coverOf, isAtFrame, startAt];
  const parts = await runInPage<string[]>(page, [...functions, beginWalk], isShellKnown);
  const stops: Stop[] = [];
  for (let presses = 0; presses < 2 * parts.length + 10; presses++) {
    await page.keyboard.press('Tab');
    const stop = await runInPage<Stop>(page, [...functions, stopHere]);
    const isSame = stop.rank >= 0 && stop.rank === stops.at(-1)?.rank;
    // The controls of a player are several stops in one video.
    if (isSame) continue;
    if (stop.rank >= 0 && stops.some(({ rank }) => rank === stop.rank)) break;
    stops.push(stop);
    if (!stop.isInside) break;
  }
  return { parts, stops, disorders: await runInPage<string[]>(page, [...ORDER, disorders]) };
}

/**
 * Returns what Tab never reached. A part that disappears and comes back while Tab scrolls, such as the button that
 * leads to the top, is then another element with the same name, and counts as reached.
 */
export function unreached({ parts, stops }: Walk): string[] {
  const reached = new Set(stops.map(({ rank }) => rank));
  const cameBack = new Set(stops.filter(({ rank }) => rank < 0).map(({ name }) => name));
  return parts.filter((part, rank) => !reached.has(rank) && !cameBack.has(part) && !OF_ONE_STOP.test(part));
}

/** Returns the stops where Tab went back, if there are several: once, it may begin again at the first stop. */
export function returns({ stops }: Walk): string[] {
  const ranked = stops.filter(({ rank }) => rank >= 0);
  const back = ranked.filter(({ rank }, index) => rank < (ranked[index - 1]?.rank ?? -1));
  return back.length <= 1 ? [] : back.map(({ name }) => `Tab goes back to ${name}`);
}

const walksOn = new WeakMap<Page, Map<Place, Promise<Walk>>>();
const knownShells = new WeakSet<Page>();

/** Returns the walk through a place, made once for several looks. It is empty for a menu, because Tab closes it. */
export async function walkOf(page: Page, place: Place): Promise<Walk> {
  if (place.presses.at(-1)?.opens === 'menu') return { parts: [], stops: [], disorders: [] };
  const walks = walksOn.get(page) ?? new Map<Place, Promise<Walk>>();
  walksOn.set(page, walks);
  const walked = walks.get(place) ?? walk(page, knownShells.has(page));
  walks.set(place, walked);
  if ((await page.locator('aside').count()) > 0) knownShells.add(page);
  return walked;
}
