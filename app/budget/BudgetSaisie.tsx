import { formatMontant } from '@comptoir/domain/money';
import type { BudgetSuivi } from '@comptoir/domain/projet';
import { Alert } from '@comptoir/ui/Alert';
import { Announcer } from '@comptoir/ui/Announcer';
import { Stack } from '@comptoir/ui/Stack';
import type { Translate } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { ProjetBudget } from './ProjetBudget';

/** Pause after the last key before what changed is announced to screen readers. */
const TYPING_PAUSE_MS = 1_000;

/** A budget that the typed amount uses; `label` says whose budget it is. */
export interface BudgetTouche {
  label: string;
  suivi: BudgetSuivi;
}

/** What uses the budgets: an expense commits money, the plan of a step shares it out. */
export type Prise = 'depense' | 'partage';

interface BudgetSaisieProps {
  budgets: readonly BudgetTouche[];
  prise: Prise;
}

/**
 * Shows what is left of each budget, before and with the typed amount, in words and as a bar in the colour of its
 * level; nothing without a planned budget (PRODUCT I).
 */
export function BudgetSaisie({ budgets, prise }: BudgetSaisieProps) {
  const { t } = useLang();
  const planned = budgets.filter(({ suivi }) => suivi.apres.pourcentage !== null);
  if (planned.length === 0) return null;
  const said = planned.map((budget) => ({ ...budget, texte: texteOf(budget.suivi, prise, t) }));
  return (
    <Stack data-wide gap={3} role="group" aria-label={t('budget.titre')}>
      {said.map(({ label, suivi, texte }) => (
        <div key={label}>
          <ProjetBudget label={label} depenses={suivi.apres} engage={ENGAGE[prise]} isCompact />
          <p>{texte}</p>
        </div>
      ))}
      <Announcer text={said.map(({ label, texte }) => `${label}. ${texte}`).join(' ')} afterMs={TYPING_PAUSE_MS} />
    </Stack>
  );
}

const ENGAGE = { depense: 'budget.engage', partage: 'budget.reparti' } as const;

function texteOf({ avant, apres }: BudgetSuivi, prise: Prise, t: Translate): string {
  const isOver = avant.reste < 0;
  const montants = { avant: formatMontant(Math.abs(avant.reste)), apres: formatMontant(Math.abs(apres.reste)) };
  if (!isTouched({ avant, apres })) return t(`budget.${prise}.${isOver ? 'depasse' : 'reste'}`, montants);
  if (apres.reste >= 0) return t(`budget.${prise}.resteapres`, montants);
  return t(`budget.${prise}.${isOver ? 'depasseplus' : 'depasseapres'}`, montants);
}

/** Whether the typed amount uses the budget. */
const isTouched = ({ avant, apres }: BudgetSuivi) => avant.engage !== apres.engage;

/** Warns, beside Save, of an amount beyond a budget; nothing is refused for it (PRODUCT I). */
export function BudgetDepasse({ budgets, prise }: BudgetSaisieProps) {
  const { t } = useLang();
  if (!budgets.some(({ suivi }) => suivi.apres.niveau === 'depasse' && isTouched(suivi))) return null;
  return (
    <Alert data-wide role="note" tone="warning">
      {t(`budget.${prise}.alerte`)}
    </Alert>
  );
}
