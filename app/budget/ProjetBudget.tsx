import { formatMontant } from '@comptoir/domain/money';
import { budgetOf, type Depenses, type NiveauBudget } from '@comptoir/domain/projet';
import { BudgetBar, type BudgetLevel } from '@comptoir/ui/BudgetBar';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';

const LEVEL: Readonly<Record<NiveauBudget, BudgetLevel>> = {
  normal: 'normal',
  alerte: 'warning',
  depasse: 'exceeded',
};

/** Minimum width of a card: two columns only when the four figures of a budget still fit on one line. */
export const BUDGET_COLUMNS = 'max(38rem, 50% - var(--space-4))';

interface ProjetBudgetProps {
  /** Accessible name of the budget: which project or step it belongs to. */
  label: string;
  depenses: Depenses;
  /** Name of what uses the budget; expenses by default. */
  engage?: TextKey;
  /** Leaves out the written figures. */
  isCompact?: boolean;
}

/** The budget of a project or a step, as a bar and in figures: planned, committed, paid, remaining (PRODUCT I). */
export function ProjetBudget({ label, depenses, engage: committed = 'budget.engage', isCompact }: ProjetBudgetProps) {
  const { t } = useLang();
  const { montant, engage, regle, reste, pourcentage, niveau } = budgetOf(depenses);
  const figure = (name: TextKey, value: number) => ({ label: t(name), value, text: formatMontant(value) });
  const isPlanned = pourcentage !== null;
  const planned = figure('budget.prevu', montant);
  return (
    <BudgetBar
      label={label}
      planned={isPlanned ? planned : { ...planned, text: t('budget.nonprevu') }}
      committed={figure(committed, engage)}
      paid={figure('budget.regle', regle)}
      {...(isPlanned ? { remaining: { label: t('budget.reste'), text: formatMontant(reste) } } : {})}
      level={LEVEL[niveau]}
      percent={pourcentage}
      isCompact={isCompact ?? false}
    />
  );
}
