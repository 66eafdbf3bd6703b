import { add, subtract, sum } from './money';
import type { Francs, RecordId } from './units';

/** A movement's direction: 1 in, 0 out (CONTRACT "Money calls"). */
export type MouvementType = 0 | 1;

/** What brought a movement into its register; each kind has one owner (ADR 0031). */
export const ORIGINES = ['ouverture', 'reglement', 'manuel'] as const;
export type Origine = (typeof ORIGINES)[number];

/**
 * Whether a register refuses a write of this business date: it is closed up to `arretele`, that day included, or has
 * never been closed (null). Both are plain dates.
 */
export const isJourArrete = (arretele: string | null, date: string): boolean => arretele !== null && date <= arretele;

/** `montant` in francs, unsigned. */
export interface Mouvement {
  type: MouvementType;
  montant: Francs;
}

/** What a movement does to its register, francs: plus in, minus out. */
export function signedMouvement(type: MouvementType, montant: Francs): Francs {
  return type === 1 ? add(0, montant) : subtract(0, montant);
}

/** A register's balance, francs: what came in less what went out (CONTRACT "Money calls"). */
export function soldeOf(mouvements: readonly Mouvement[]): Francs {
  return sum(mouvements.map(({ type, montant }) => signedMouvement(type, montant)));
}

/**
 * What a movement changes in its register, signed francs, when it is created (`ancien` null), corrected, or deleted
 * (`nouveau` null): what it does now less what it had done (RELIABILITY § 2.1).
 */
export function ecartMouvement(ancien: Mouvement | null, nouveau: Mouvement | null): Francs {
  return subtract(soldeOf(nouveau ? [nouveau] : []), soldeOf(ancien ? [ancien] : []));
}

/**
 * A register's balance after a movement is created (`ancien` null), corrected, or deleted (`nouveau` null), francs.
 * A negative result is to be refused (PRODUCT 1.1).
 */
export function soldeAfterEdit(solde: Francs, ancien: Mouvement | null, nouveau: Mouvement | null): Francs {
  return add(solde, ecartMouvement(ancien, nouveau));
}

/**
 * Why a register that would fall below zero refuses a movement, `type` as it would be, null once deleted: what goes out
 * is more than there is; what had come in has left since, and can be neither lowered, moved nor deleted (RELIABILITY
 * § 2.4). A payment is judged by its movement: an expense's goes out, an order's comes in.
 */
export function manqueOf(type: MouvementType | null): 'solde_insuffisant' | 'solde_engage' {
  return type === 0 ? 'solde_insuffisant' : 'solde_engage';
}

/** Where a register's ledger stands: balance in francs, number of lines. */
export interface CaisseState {
  solde: Francs;
  seq: number;
}

/** One line of the append-only ledger: the signed difference and the balance after it (RELIABILITY § 2.1). */
export interface LigneEcriture {
  seq: number;
  montant: Francs;
  solde_apres: Francs;
}

/**
 * Appends a signed difference to a register's ledger. The balance is never negative after any line (RELIABILITY I02):
 * otherwise `solde_insuffisant`. A difference of 0 writes no line. Throws RangeError on an unsafe balance.
 */
export function appendEcriture(
  { solde, seq }: CaisseState,
  delta: Francs,
): { state: CaisseState; ecriture: LigneEcriture | null } | 'solde_insuffisant' {
  const next = { solde: add(solde, delta), seq: seq + 1 };
  if (delta === 0) return { state: { solde, seq }, ecriture: null };
  if (next.solde < 0) return 'solde_insuffisant';
  return { state: next, ecriture: { seq: next.seq, montant: delta, solde_apres: next.solde } };
}

/**
 * Why the movement calls may neither edit nor delete this movement, or null: an opening is fixed, a payment's
 * movement changes through the payment alone (CONTRACT "Money calls", spec § 2 Cash registers).
 */
export function mouvementRefusal(mouvement: {
  isfirst: 0 | 1;
  reglementid: RecordId | null;
}): 'mouvement_ouverture' | 'mouvement_lie' | null {
  if (mouvement.isfirst === 1) return 'mouvement_ouverture';
  return mouvement.reglementid === null ? null : 'mouvement_lie';
}
