import { add, subtract, sum } from './money';
import type { NATURES_TENUES } from './natures';
import { searchKey } from './texte';
import type { Francs, RecordId } from './units';

/** A movement's direction: 1 in, 0 out (CONTRACT "Money calls"). */
export type MouvementType = 0 | 1;

/** Where the money of a register is held. */
export type Nature = (typeof NATURES_TENUES)[number];

/**
 * Whether a text is a register's code, the short name on its papers: 1 to 6 capital letters without accents, or digits.
 */
export const isCodeCaisse = (code: string): boolean => /^[A-Z0-9]{1,6}$/.test(code);

/**
 * Proposes the code of a new register: the first letter of its label and the lowest number from 1 that no register has,
 * deleted ones included. A label without a Latin letter counts as « Caisse ».
 */
export function proposedCode(libelle: string, taken: ReadonlySet<string>): string {
  const letter = (/[a-z]/.exec(searchKey(libelle))?.[0] ?? 'c').toUpperCase();
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** The origins of a movement; each kind is written by one part of the product (ADR 0031). */
export const ORIGINES = [
  'ouverture',
  'reglement',
  'ecart',
  'manuel',
  'contrepassation',
  'transfert',
  'frais',
  'troppercu',
] as const;
export type Origine = (typeof ORIGINES)[number];

/** Why a ledger line was written: its movement was entered, corrected or deleted. */
export type MotifEcriture = 'creation' | 'modification' | 'suppression';

/**
 * Whether a register refuses a write of this business date because it is closed up to `arretele`, that day included.
 * Null: it has never been closed. Plain dates.
 */
export const isJourArrete = (arretele: string | null, date: string): boolean => arretele !== null && date <= arretele;

/** `montant` is in francs, unsigned. */
export interface Mouvement {
  type: MouvementType;
  montant: Francs;
}

/** The signed amount, in francs, that a movement adds to its register's balance: positive in, negative out. */
export function signedMouvement(type: MouvementType, montant: Francs): Francs {
  return type === 1 ? add(0, montant) : subtract(0, montant);
}

/**
 * The balance of a register in francs: the sum of what came in minus the sum of what went out (CONTRACT "Money calls").
 */
export function soldeOf(mouvements: readonly Mouvement[]): Francs {
  return sum(mouvements.map(({ type, montant }) => signedMouvement(type, montant)));
}

/**
 * The signed difference, in francs, that a change of a movement makes in its register: its new amount minus its old one
 * (RELIABILITY § 2.1). `ancien` is null for a creation, `nouveau` is null for a deletion.
 */
export function ecartMouvement(ancien: Mouvement | null, nouveau: Mouvement | null): Francs {
  return subtract(soldeOf(nouveau ? [nouveau] : []), soldeOf(ancien ? [ancien] : []));
}

/**
 * The balance of a register, in francs, after a movement is created (`ancien` null), corrected, or deleted (`nouveau`
 * null). Callers must refuse a negative result (PRODUCT 1.1).
 */
export function soldeAfterEdit(solde: Francs, ancien: Mouvement | null, nouveau: Mouvement | null): Francs {
  return add(solde, ecartMouvement(ancien, nouveau));
}

/**
 * Returns the reason to refuse a change that would bring a register below zero (RELIABILITY § 2.4). `type` is the type
 * after the change, null for a deletion. For money that leaves, the register holds too little (`solde_insuffisant`).
 * Money that came in has been spent since, so its movement cannot be lowered, moved or deleted (`solde_engage`). A
 * payment is judged by its movement.
 */
export function manqueOf(type: MouvementType | null): 'solde_insuffisant' | 'solde_engage' {
  return type === 0 ? 'solde_insuffisant' : 'solde_engage';
}

/**
 * The most a register should hold, in francs; 0 means no limit. With `plafondrefuse` 1 it refuses money beyond it;
 * otherwise people are only warned (ADR 0043).
 */
export interface Plafond {
  plafond: Francs;
  plafondrefuse: 0 | 1;
}

/** By how many francs a balance exceeds the register's limit; 0 without a limit. */
export function depassementOf({ plafond }: Pick<Plafond, 'plafond'>, solde: Francs): Francs {
  return plafond === 0 ? 0 : Math.max(0, subtract(solde, plafond));
}

/** Whether a register refuses money that somebody brings in because it would then hold `solde` francs. */
export const isEntreeRefusee = (caisse: Plafond, solde: Francs): boolean =>
  caisse.plafondrefuse === 1 && depassementOf(caisse, solde) > 0;

/** The records that own a movement, and its reversal. `contrepasseid` is the movement that this one reverses. */
export interface MouvementLie {
  origine: Origine;
  isfirst: 0 | 1;
  reglementid: RecordId | null;
  /** The payment whose fee this is. */
  fraisde: RecordId | null;
  arreteid: RecordId | null;
  contrepasseid: RecordId | null;
  transfertid: RecordId | null;
  /** The business day on which it was reversed. */
  contrepassele: string | null;
}

/**
 * Returns why the movement calls may neither edit nor delete this movement, or null (CONTRACT "Money calls", spec § 2
 * Cash registers). An opening, a booked variance and a reversal are fixed, and so is a reversed movement. The movements
 * of a payment or a transfer change only with it.
 */
export function mouvementRefusal(
  mouvement: MouvementLie,
):
  | 'mouvement_ouverture'
  | 'mouvement_lie'
  | 'mouvement_ecart'
  | 'mouvement_contrepassation'
  | 'mouvement_contrepasse'
  | 'mouvement_transfert'
  | null {
  const { origine, isfirst, reglementid, fraisde, arreteid, contrepasseid, transfertid, contrepassele } = mouvement;
  if (isfirst === 1) return 'mouvement_ouverture';
  if (arreteid !== null) return 'mouvement_ecart';
  if (contrepasseid !== null) return 'mouvement_contrepassation';
  if (reglementid !== null || fraisde !== null || origine === 'troppercu') return 'mouvement_lie';
  if (transfertid !== null) return 'mouvement_transfert';
  return contrepassele === null ? null : 'mouvement_contrepasse';
}

/**
 * Returns why a payment or a movement cannot be reversed now, or null: it was reversed already, or its day, `date`, is
 * still open, so it can be corrected instead. `arretele` is the last closed day of its register.
 */
export function contrepassationRefusal(
  { date, contrepassele }: { date: string; contrepassele: string | null },
  arretele: string | null,
): 'deja_faite' | 'jour_ouvert' | null {
  if (contrepassele !== null) return 'deja_faite';
  return isJourArrete(arretele, date) ? null : 'jour_ouvert';
}
