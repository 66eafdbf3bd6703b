import type { Nature } from './caisse';
import { isFuture } from './dates';
import { add, subtract, sum } from './money';
import type { Count, Francs, RecordId } from './units';

/** The kinds of closings: the end of a day, which locks the day, or a surprise count, which locks nothing. */
export const NATURES_ARRETE = ['journee', 'controle'] as const;
export type NatureArrete = (typeof NATURES_ARRETE)[number];

/** A closing is valid, or it was reopened for a reason. */
export const ETATS_ARRETE = ['valide', 'rouvert'] as const;
export type EtatArrete = (typeof ETATS_ARRETE)[number];

/**
 * Who bears a booked variance: the organisation, or the person who counted. That person owes what is missing as an
 * advance (ADR 0040).
 */
export const IMPUTATIONS = ['charge', 'porteur'] as const;
export type Imputation = (typeof IMPUTATIONS)[number];

/** Who may bear a variance of `ecart` francs. Nobody owes a surplus. */
export const imputationsOf = (ecart: Francs): readonly Imputation[] => (ecart < 0 ? IMPUTATIONS : ['charge']);

/** How a line of a count is counted: notes, coins, or loose francs. */
export const FORMES = ['billet', 'piece', 'appoint'] as const;
export type Forme = (typeof FORMES)[number];

/** A kind of note or coin; `coupure` is its value in francs. */
export interface Coupure {
  forme: Forme;
  coupure: Francs;
}

const of = (forme: Forme, values: readonly number[]): Coupure[] => values.map((coupure) => ({ forme, coupure }));

/**
 * The notes and coins of the CFA franc of the BCEAO, from the largest to the smallest; 500 is both. The last line takes
 * the rest in francs: the coin of one franc is rare, and a balance may end in any figure.
 */
export const COUPURES: readonly Coupure[] = [
  ...of('billet', [10_000, 5000, 2000, 1000, 500]),
  ...of('piece', [500, 250, 200, 100, 50, 25, 10, 5]),
  ...of('appoint', [1]),
];

/** The most notes or coins of one kind in a count. */
export const MAX_PIECES = 1_000_000;

/** How many notes or coins of one kind are in the drawer. */
export interface LigneComptage extends Coupure {
  nombre: Count;
}

/** Whether this kind of note or coin exists. */
export const isCoupure = ({ forme, coupure }: Coupure): boolean =>
  COUPURES.some((known) => known.forme === forme && known.coupure === coupure);

/** Whether a register is counted by notes and coins. The others have one figure, read on a phone or a statement. */
export const isComptee = (nature: Nature): boolean => nature === 'especes';

/**
 * The sum of a count in francs: each value times its number (RELIABILITY I32). Throws RangeError beyond the safe
 * integers.
 */
export const sommeComptage = (lignes: readonly LigneComptage[]): Francs =>
  sum(lignes.map(({ coupure, nombre }) => add(0, coupure * nombre)));

/** The counted francs minus the expected francs: negative when money is missing. */
export const ecartOf = (attendu: Francs, compte: Francs): Francs => subtract(compte, attendu);

/** Registers that need attention: their closing is late, or a variance has no reason yet (ADR 0038). */
export const SUIVIS_CAISSE = ['retard', 'ecart'] as const;
export type SuiviCaisse = (typeof SUIVIS_CAISSE)[number];

/** The sign of a variance: none, money is missing, or there is too much. */
export type SensEcart = 'juste' | 'manquant' | 'excedent';

export function sensOf(ecart: Francs): SensEcart {
  if (ecart === 0) return 'juste';
  return ecart < 0 ? 'manquant' : 'excedent';
}

/**
 * The state of a closing's variance: none, without a reason yet, with a reason, booked, or void because the closing was
 * reopened.
 */
export type SuiteEcart = 'juste' | 'a_expliquer' | 'explique' | 'regularise' | 'rouvert';

export function suiteOf({
  etat,
  ecart,
  motif,
  mouvementcaisseid,
}: {
  etat: EtatArrete;
  ecart: Francs;
  motif: string;
  /** The movement that booked the variance. */
  mouvementcaisseid: number | null;
}): SuiteEcart {
  if (etat === 'rouvert') return 'rouvert';
  if (ecart === 0) return 'juste';
  if (mouvementcaisseid !== null) return 'regularise';
  return motif === '' ? 'a_expliquer' : 'explique';
}

/**
 * What may be done with a closing: give the reason of its variance, attach its proof, book its variance, open its days
 * again.
 */
export const DECISIONS = ['expliquer', 'joindre', 'regulariser', 'rouvrir'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The facts of a closing on which a decision depends. */
export interface ArreteJuge {
  nature: NatureArrete;
  /** Its last business day, a plain date. */
  jusquau: string;
  ecart: Francs;
  motif: string;
  comptepar: RecordId;
  etat: EtatArrete;
  /** The path of its proof; empty without a proof. */
  file: string;
  /** How its variance was booked; null when it is not booked. */
  regularisation: object | null;
  /** Whether it is the latest valid closing or count of its register. */
  dernier: boolean;
}

/** Why a decision about a closing is refused. */
export type RefusDecision =
  | 'controle'
  | 'rouvert'
  | 'deja_explique'
  | 'deja_joint'
  | 'autre_comptage'
  | 'propre_comptage'
  | 'deja_regularise'
  | 'sans_ecart'
  | 'pas_dernier';

/** The days on which a decision depends, plain dates. */
export interface JoursArrete {
  /** The last closed day of the register. */
  arretele: string | null;
  /** Today in Abidjan. */
  today: string;
}

/**
 * Returns the first reason to refuse a decision about a closing, or null (ADR 0033). Only the person who counted gives
 * the reason of a variance, once, and attaches one proof, which stays (ADR 0044). That person neither books nor
 * reopens. `utilisateurid` is the person who decides; null means somebody who did not count.
 */
export function refusDecision(
  decision: Decision,
  arrete: ArreteJuge,
  jours: JoursArrete,
  utilisateurid: RecordId | null,
): RefusDecision | null {
  if (decision === 'rouvrir' && arrete.nature === 'controle') return 'controle';
  if (arrete.etat === 'rouvert') return 'rouvert';
  const isOwn = arrete.comptepar === utilisateurid;
  if (decision === 'regulariser' || decision === 'rouvrir') {
    return isOwn ? 'propre_comptage' : refusApresCoup(decision, arrete, jours);
  }
  if (!isOwn) return 'autre_comptage';
  if (decision === 'joindre') return arrete.file === '' ? null : 'deja_joint';
  return arrete.ecart === 0 || arrete.motif !== '' ? 'deja_explique' : null;
}

/**
 * Returns the reason to refuse to book or reopen a valid closing. A booked variance stays, with one exception: a clock
 * that was ahead dated the closing after today. It may then be reopened, or its register would take nothing until that
 * day. Only the last valid count is booked, and only if it differs. Only the closing of `arretele` is reopened: a
 * surprise count closed no day.
 */
function refusApresCoup(
  decision: 'regulariser' | 'rouvrir',
  { jusquau, ecart, regularisation, dernier }: ArreteJuge,
  { arretele, today }: JoursArrete,
): RefusDecision | null {
  const isMisdated = decision === 'rouvrir' && isFuture(jusquau, today);
  if (regularisation !== null && !isMisdated) return 'deja_regularise';
  if (decision === 'regulariser' && ecart === 0) return 'sans_ecart';
  const isLast = decision === 'regulariser' ? dernier : jusquau === arretele;
  return isLast ? null : 'pas_dernier';
}
