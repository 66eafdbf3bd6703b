export interface BudgetFigure {
  /** Name of the figure, in the caller's words. */
  label: string;
  /** The amount, a whole number. */
  value: number;
  /** The value as text. */
  text: string;
}

/** Where the parts of the bar end and where the mark stands, in percent of the bar's width. */
export interface BudgetShape {
  paid: number;
  committed: number;
  /** Place of the mark; null when nothing is planned. */
  planned: number | null;
}

/**
 * Returns the shape of the bar, which is as long as the greatest of the three amounts: when more is committed than
 * planned, the mark of the planned amount moves inside the bar.
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
