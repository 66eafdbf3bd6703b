export interface BudgetFigure {
  /** What it is, in the caller's words. */
  label: string;
  /** Francs. */
  value: number;
  /** The value as it is written. */
  text: string;
}

/** Where the parts of the bar end and the mark stands, in percent of its width. */
export interface BudgetShape {
  paid: number;
  committed: number;
  /** Null when nothing is planned. */
  planned: number | null;
}

/**
 * The bar is as long as the greatest of the three: once more is committed than planned, the mark of what is planned
 * moves inside it.
 */
export function shapeOf(figures: { planned: number; committed: number; paid: number }): BudgetShape {
  const { planned, committed, paid } = figures;
  const whole = Math.max(planned, committed, paid);
  const share = (value: number) => (whole > 0 ? (Math.max(0, value) / whole) * 100 : 0);
  return {
    paid: share(paid),
    committed: share(Math.max(committed, paid)),
    planned: planned > 0 ? share(planned) : null,
  };
}
