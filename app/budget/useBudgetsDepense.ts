import type { Depense } from '@comptoir/contract/depenses';
import { projets } from '@comptoir/contract/projets';
import { budgetAvec } from '@comptoir/domain/projet';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import type { BudgetTouche } from './BudgetSaisie';

/** What is typed of an expense; an id is null or an empty text while nothing is chosen, and so is the amount. */
interface Saisie {
  projetid?: RecordId | null | '';
  etapeprojetid?: RecordId | null | '';
  montant?: Francs | null | '';
}

/**
 * Returns the budgets that a typed expense commits: its step's, then its project's; none for a user who may not see
 * projects, or before both are chosen. The present amount of `edited`, the changed expense, is left out.
 */
export function useBudgetsDepense(
  { projetid, etapeprojetid, montant }: Saisie,
  edited: Depense | null,
): BudgetTouche[] {
  const { t } = useLang();
  const { can } = useSession();
  const isOn = typeof projetid === 'number' && typeof etapeprojetid === 'number';
  const { data: [projet] = [] } = useRoute(projets.byId, isOn && can('projets') ? { query: { projetid } } : null);
  const etape = projet?.etapeliste.find((one) => one.etapeprojetid === etapeprojetid);
  if (!projet || !etape) return [];
  const counted = (isIts: boolean | undefined) => (edited && isIts ? edited.montant : 0);
  const typed = montant || 0;
  return [
    {
      label: `${t('depense.etape')} · ${etape.libelle}`,
      suivi: budgetAvec(etape, typed, counted(edited?.etapeprojetid === etapeprojetid)),
    },
    {
      label: `${t('depense.projet')} · ${projet.libelle}`,
      suivi: budgetAvec(projet, typed, counted(edited?.projetid === projetid)),
    },
  ];
}
