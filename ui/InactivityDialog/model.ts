const MILESTONES = [60, 30, 10];

/**
 * Returns the seconds that a screen reader says: only the last milestone that has passed, so that it does not speak
 * every second. Undefined before the first milestone.
 */
export function announcedSeconds(secondsLeft: number): number | undefined {
  return MILESTONES.findLast((milestone) => secondsLeft <= milestone);
}
