/** A truth about every committed state (RELIABILITY § 2.2). */
export interface Invariant {
  id: string;
  /** The rule in words. */
  rule: string;
  /** SQL that returns a row for each violation, none when it holds. */
  violations: string;
  /**
   * SQL of the violations among the latest rows; null when a start skips the invariant, absent when a start reads all
   * rows.
   */
  atStart?: string | null;
  /**
   * Time, or a wrong clock, can break it without harm to any franc. It is reported for people to correct, and stops no
   * write (docs/adr/0018).
   */
  isTold?: true;
  /** The migration that brought the columns of the SQL; an older database is checked without this invariant. */
  since?: string;
}
