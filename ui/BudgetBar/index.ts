export { BudgetBar, type BudgetBarProps, type BudgetLevel } from './BudgetBar';
export type { BudgetFigure } from './model';
