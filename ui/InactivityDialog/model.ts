const MILESTONES = [60, 30, 10];

/**
 * The seconds that a screen reader hears: the last milestone passed, so that it is not interrupted at every second.
 * Undefined before the first.
 */
export function announcedSeconds(secondsLeft: number): number | undefined {
  return MILESTONES.findLast((milestone) => secondsLeft <= milestone);
}
