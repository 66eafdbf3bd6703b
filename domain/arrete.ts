import type { Nature } from './caisse';
import { isFuture } from './dates';
import { add, subtract, sum } from './money';
import type { Count, Francs, RecordId } from './units';

/** What a closing is: the end of a day, which locks the day, or a surprise count, which locks nothing. */
export const NATURES_ARRETE = ['journee', 'controle'] as const;
export type NatureArrete = (typeof NATURES_ARRETE)[number];

/** A closing is valid, or was reopened for a reason. */
export const ETATS_ARRETE = ['valide', 'rouvert'] as const;
export type EtatArrete = (typeof ETATS_ARRETE)[number];

/**
 * Where a variance is booked: the organisation bears it, or whoever counted owes what is missing, as an advance
 * (ADR 0040).
 */
export const IMPUTATIONS = ['charge', 'porteur'] as const;
export type Imputation = (typeof IMPUTATIONS)[number];

/** Where a variance may be booked; `ecart` is in francs. Nobody owes what is too much. */
export const imputationsOf = (ecart: Francs): readonly Imputation[] => (ecart < 0 ? IMPUTATIONS : ['charge']);

/** What cash is counted by: notes, coins, and what is counted franc by franc. */
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
 * what is left in francs, because the coin of one franc is rare and a balance may still end in any figure.
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

/** Whether a kind of note or coin exists. */
export const isCoupure = ({ forme, coupure }: Coupure): boolean =>
  COUPURES.some((known) => known.forme === forme && known.coupure === coupure);

/** Whether a register is counted by notes and coins; another one has one figure, read on a phone or a statement. */
export const isComptee = (nature: Nature): boolean => nature === 'especes';

/**
 * What was counted, in francs: each value by its number (RELIABILITY I32). Throws RangeError beyond the safe integers.
 */
export const sommeComptage = (lignes: readonly LigneComptage[]): Francs =>
  sum(lignes.map(({ coupure, nombre }) => add(0, coupure * nombre)));

/** What was counted less what was expected, in francs: negative when money is missing. */
export const ecartOf = (attendu: Francs, compte: Francs): Francs => subtract(compte, attendu);

/**
 * Which registers somebody must look after: those whose closing is late, and those with a variance whose reason is
 * still owed (ADR 0038).
 */
export const SUIVIS_CAISSE = ['retard', 'ecart'] as const;
export type SuiviCaisse = (typeof SUIVIS_CAISSE)[number];

/** What a variance says, in francs. */
export type SensEcart = 'juste' | 'manquant' | 'excedent';

export function sensOf(ecart: Francs): SensEcart {
  if (ecart === 0) return 'juste';
  return ecart < 0 ? 'manquant' : 'excedent';
}

/**
 * Where the variance of a closing stands: there is none; its reason is still owed; it has a reason; it was booked; or
 * the closing was reopened, so that it counts no more.
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
 * What may still be done with a closing: say why it differs, attach its proof, book its variance, open its days again.
 */
export const DECISIONS = ['expliquer', 'joindre', 'regulariser', 'rouvrir'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a decision about a closing looks at. */
export interface ArreteJuge {
  nature: NatureArrete;
  /** Its last business day, a plain date. */
  jusquau: string;
  ecart: Francs;
  motif: string;
  comptepar: RecordId;
  etat: EtatArrete;
  /** The path of its proof, empty for none. */
  file: string;
  /** How its variance was booked; null before it is. */
  regularisation: object | null;
  /** The register has no later closing or count that is valid. */
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

/** The days that a decision looks at, plain dates. */
export interface JoursArrete {
  /** The last closed day of the register. */
  arretele: string | null;
  /** Abidjan's. */
  today: string;
}

/**
 * Returns the first reason to refuse a decision about a closing, or null (ADR 0033). Whoever counted, and nobody else,
 * says once why a variance is there, and attaches one proof, which stays (ADR 0044). They neither book nor reopen, and
 * nobody does once the variance is booked, unless a clock that was ahead dated the closing after today: it is reopened,
 * or its register would take nothing until that day. Only the last valid count is booked, where it differs; only
 * `arretele` is reopened, and a surprise count closed no day. `utilisateurid` is who decides, null for anybody but who
 * counted.
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

/** Why nobody books or reopens a valid closing. */
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
