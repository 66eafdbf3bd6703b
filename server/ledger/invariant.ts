/** A truth about every committed state (RELIABILITY § 2.2). */
export interface Invariant {
  id: string;
  /** What holds. */
  rule: string;
  /** SQL that returns a row for each violation, none when it holds. */
  violations: string;
  /**
   * SQL of the violations among the latest rows; null when a start skips the invariant, absent when it reads all rows.
   */
  atStart?: string | null;
  /**
   * Broken by the time that passes, or by a clock that was wrong, and no franc is: it is told, and stops no write, so
   * that people correct it (docs/adr/0018).
   */
  isTold?: true;
  /** The migration that brought what the SQL reads; an older database is checked without this invariant. */
  since?: string;
}
