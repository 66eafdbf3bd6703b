import { daysBetween } from './dates';

/**
 * Whole days until an access expires, negative after it expired, null when it never does (spec § 3 User). Plain dates.
 */
export function joursRestants(dateexpiration: string | null, today: string): number | null {
  return dateexpiration === null ? null : daysBetween(today, dateexpiration);
}

/** Whether an access has expired: it lasts until the end of its last day (CONTRACT "Session"). Plain dates. */
export function isAccesExpire(dateexpiration: string | null, today: string): boolean {
  const jours = joursRestants(dateexpiration, today);
  return jours !== null && jours < 0;
}
