import { percentOf, subtract } from './money';
import type { Count, Francs } from './units';

/** 1 in progress, 2 finished (spec § 3 Project, § 7 `filter`). */
export type StatutProjet = 1 | 2;

/** Steps of a project: all of them, and those that are closed. */
export interface Avancement {
  nombreetape: Count;
  nombreetapecloture: Count;
}

/** A project is finished when it has at least one step and all are closed (CONTRACT "Money calls", I20). */
export function statutProjet({ nombreetape, nombreetapecloture }: Avancement): StatutProjet {
  return nombreetape > 0 && nombreetapecloture === nombreetape ? 2 : 1;
}

/** 0 in progress, 1 closed (spec § 3 Project step). */
export type EtatEtape = 0 | 1;

/**
 * What a step changes in its project's counts, signed, when it is added (`avant` null), closed or started again, or
 * deleted (`apres` null).
 */
export function ecartEtapes(avant: EtatEtape | null, apres: EtatEtape | null): Avancement {
  return {
    nombreetape: (apres === null ? 0 : 1) - (avant === null ? 0 : 1),
    nombreetapecloture: (apres ?? 0) - (avant ?? 0),
  };
}

/**
 * The status that a project would change to, null where it keeps its own, when a step is closed, started again, or
 * deleted (`apres` null): the last open one that goes finishes the project (spec § 4, CONTRACT "Money calls", I20).
 */
export function statutAfterEtape(projet: Avancement, avant: EtatEtape, apres: EtatEtape | null): StatutProjet | null {
  const ecart = ecartEtapes(avant, apres);
  const statut = statutProjet({
    nombreetape: projet.nombreetape + ecart.nombreetape,
    nombreetapecloture: projet.nombreetapecloture + ecart.nombreetapecloture,
  });
  return statut === statutProjet(projet) ? null : statut;
}

/** What a confirmed action makes of a step: closed ones start again, others are closed (spec § 4 Step etat). */
export const autreEtat = (etat: EtatEtape): EtatEtape => (etat === 1 ? 0 : 1);

/** Closed steps in whole percent of all; 0 without steps (PRODUCT 1.16). 100 only when every step is closed. */
export function progression({ nombreetape, nombreetapecloture }: Avancement): number {
  const percent = percentOf(nombreetapecloture, nombreetape);
  return nombreetapecloture < nombreetape ? Math.min(percent, 99) : percent;
}

/** Whether a project should be over and is not. Plain dates. */
export function isEnRetard({ statutprojet, datefin }: { statutprojet: StatutProjet; datefin: string }, today: string) {
  return statutprojet === 1 && datefin < today;
}

/** Francs: planned (`montant`), committed by expenses (`engage`), paid of them (`regle`). PRODUCT I. */
export interface Depenses {
  montant: Francs;
  engage: Francs;
  regle: Francs;
}

/** `alerte` from 80 % of what is planned, `depasse` above 100 % (PRODUCT I). */
export type NiveauBudget = 'normal' | 'alerte' | 'depasse';

export interface Budget extends Depenses {
  /** Francs planned and not committed; negative when exceeded. */
  reste: Francs;
  /** Committed, in whole percent of what is planned; null when nothing is planned. */
  pourcentage: number | null;
  niveau: NiveauBudget;
}

/**
 * The budget of a project or of a step. The level is decided on francs, not on the rounded percentage: 1 franc above
 * is exceeded. Where nothing is planned there is nothing to exceed.
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

function niveauOf(engage: Francs, montant: Francs): NiveauBudget {
  if (engage > montant) return 'depasse';
  return engage * 5 >= montant * 4 ? 'alerte' : 'normal';
}
