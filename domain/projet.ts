import { add, percentOf, subtract, sum } from './money';
import type { Count, Francs } from './units';

/** 1 is in progress, 2 is finished (spec § 3 Project, § 7 `filter`). */
export type StatutProjet = 1 | 2;

/** The number of a project's steps, and the number of those that are closed. */
export interface Avancement {
  nombreetape: Count;
  nombreetapecloture: Count;
}

/** The status of a project: finished when it has at least one step and all are closed (CONTRACT "Money calls", I20). */
export function statutProjet({ nombreetape, nombreetapecloture }: Avancement): StatutProjet {
  return nombreetape > 0 && nombreetapecloture === nombreetape ? 2 : 1;
}

/** 0 is in progress, 1 is closed (spec § 3 Project step). */
export type EtatEtape = 0 | 1;

/** The signed change of a project's counts when a step is added (`avant` null), changed, or deleted (`apres` null). */
export function ecartEtapes(avant: EtatEtape | null, apres: EtatEtape | null): Avancement {
  return {
    nombreetape: (apres === null ? 0 : 1) - (avant === null ? 0 : 1),
    nombreetapecloture: (apres ?? 0) - (avant ?? 0),
  };
}

/**
 * The new status of a project when a step is closed, started again, or deleted (`apres` null), or null when the status
 * stays. Closing or deleting the last open step finishes the project (spec § 4, CONTRACT "Money calls", I20).
 */
export function statutAfterEtape(projet: Avancement, avant: EtatEtape, apres: EtatEtape | null): StatutProjet | null {
  const ecart = ecartEtapes(avant, apres);
  const statut = statutProjet({
    nombreetape: projet.nombreetape + ecart.nombreetape,
    nombreetapecloture: projet.nombreetapecloture + ecart.nombreetapecloture,
  });
  return statut === statutProjet(projet) ? null : statut;
}

/** The state of a step after the confirmed action: closed steps start again, others close (spec § 4 Step etat). */
export const autreEtat = (etat: EtatEtape): EtatEtape => (etat === 1 ? 0 : 1);

/** Closed steps in whole percent of all steps; 0 without steps (PRODUCT 1.16). 100 only when every step is closed. */
export function progression({ nombreetape, nombreetapecloture }: Avancement): number {
  const percent = percentOf(nombreetapecloture, nombreetape);
  return nombreetapecloture < nombreetape ? Math.min(percent, 99) : percent;
}

/** Whether a project is in progress after its last day. Plain dates. */
export function isEnRetard({ statutprojet, datefin }: { statutprojet: StatutProjet; datefin: string }, today: string) {
  return statutprojet === 1 && datefin < today;
}

/** Francs: planned (`montant`), committed by expenses (`engage`), and already paid of those (`regle`). PRODUCT I. */
export interface Depenses {
  montant: Francs;
  engage: Francs;
  regle: Francs;
}

/** `alerte` from 80 % of the planned amount, `depasse` above 100 % (PRODUCT I). */
export type NiveauBudget = 'normal' | 'alerte' | 'depasse';

export interface Budget extends Depenses {
  /** Planned francs that are not committed; negative when the budget is exceeded. */
  reste: Francs;
  /** Committed francs in whole percent of the planned francs; null when nothing is planned. */
  pourcentage: number | null;
  niveau: NiveauBudget;
}

/**
 * The budget of a project or of a step, in francs. The level depends on francs, not on the rounded percentage: 1 franc
 * above the plan is `depasse`. Without a plan the level is `normal`.
 */
export function budgetOf({ montant, engage, regle }: Depenses): Budget {
  const planned = montant > 0;
  return {
    montant,
    engage,
    regle,
    reste: subtract(montant, engage),
    pourcentage: planned ? percentOf(engage, montant) : null,
    niveau: planned ? niveauOf(engage, montant) : 'normal',
  };
}

/** A budget without and with an amount that is typed. */
export interface BudgetSuivi {
  avant: Budget;
  apres: Budget;
}

/**
 * The effect of a typed amount on a budget, in francs. `compte` is what the edited record has already committed; it is
 * counted out first (PRODUCT I).
 */
export function budgetAvec(depenses: Depenses, montant: Francs, compte: Francs): BudgetSuivi {
  const engage = subtract(depenses.engage, compte);
  return { avant: budgetOf({ ...depenses, engage }), apres: budgetOf({ ...depenses, engage: add(engage, montant) }) };
}

/** What a step takes of its project's budget, in francs: its plan, or its committed expenses if they are higher. */
const partOf = ({ montant, engage }: Pick<Depenses, 'montant' | 'engage'>): Francs => Math.max(montant, engage);

/**
 * How the steps share the budget of their project, in francs, before and with the plan that is typed for one step. Here
 * `engage` is what the steps take of the budget. `autres` are the other steps.
 */
export function partageAvec(
  projet: Francs,
  autres: readonly Pick<Depenses, 'montant' | 'engage'>[],
  { montant, engage }: Pick<Depenses, 'montant' | 'engage'>,
): BudgetSuivi {
  const shared = { montant: projet, engage: sum(autres.map(partOf)), regle: 0 };
  return budgetAvec(shared, partOf({ montant, engage }), 0);
}

function niveauOf(engage: Francs, montant: Francs): NiveauBudget {
  if (engage > montant) return 'depasse';
  return engage * 5 >= montant * 4 ? 'alerte' : 'normal';
}
