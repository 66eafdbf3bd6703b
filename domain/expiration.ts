import { daysBetween } from './dates';

/** Whole days until access expires, negative once it is over, null when it never does (spec § 3 User). */
export function joursRestants(dateexpiration: string | null, today: string): number | null {
  return dateexpiration === null ? null : daysBetween(today, dateexpiration);
}

/** Access ends with its last day (CONTRACT "Session"). */
export function isAccesExpire(dateexpiration: string | null, today: string): boolean {
  const jours = joursRestants(dateexpiration, today);
  return jours !== null && jours < 0;
}
