/**
 * Milliseconds of inactivity that end a session; the warning comes `INACTIVITY_WARNING_MS` before the end (spec § 9,
 * PRODUCT 1.21).
 */
export const INACTIVITY_MS = 900_000;
export const INACTIVITY_WARNING_MS = 60_000;
/** The longest life of a session, in milliseconds (CONTRACT "Session"). */
export const SESSION_LIFE_MS = 12 * 60 * 60 * 1000;

/** Whether a token's `exp` (seconds) lies before `nowMs` (epoch milliseconds) or cannot be read (spec § 5). */
export function isExpired(exp: unknown, nowMs: number): boolean {
  return typeof exp !== 'number' || !Number.isFinite(exp) || exp * 1000 < nowMs;
}

/** The state of a session by the time since the last activity; both are epoch milliseconds (spec § 9, PRODUCT 1.21). */
export function inactivityState(lastActivityMs: number, nowMs: number): 'active' | 'warning' | 'expired' {
  const idle = nowMs - lastActivityMs;
  if (idle >= INACTIVITY_MS) return 'expired';
  return idle >= INACTIVITY_MS - INACTIVITY_WARNING_MS ? 'warning' : 'active';
}

/** Whole seconds, rounded up and from 0, until inactivity ends the session. Parameters in epoch milliseconds. */
export function inactivitySecondsLeft(lastActivityMs: number, nowMs: number): number {
  const idle = Math.min(Math.max(nowMs - lastActivityMs, 0), INACTIVITY_MS);
  return Math.ceil((INACTIVITY_MS - idle) / 1000);
}

export type ScreenType = 'Mobile' | 'Tablette' | 'Desktop';

/** The kind of screen by its width in CSS pixels (spec § 2 Shell, § 9). */
export function screenType(widthPx: number): ScreenType {
  if (widthPx < 768) return 'Mobile';
  return widthPx < 1024 ? 'Tablette' : 'Desktop';
}

/** Whether a screen of this width, in CSS pixels, closes the sidebar by itself (spec § 2 Shell, § 9). */
export function isSidebarClosedByWidth(widthPx: number): boolean {
  return widthPx < 1200;
}
