import { daysBetween } from './dates';
import { MAX_JOURS_RELEVE } from './limits';
import { add, subtract } from './money';
import type { Count, Francs, RecordId } from './units';

/** The kinds of lines in a client's statement: a sale, its payment, or the reversal of a payment (ADR 0034). */
export const NATURES_RELEVE = ['commande', 'reglement', 'contrepassation'] as const;
export type NatureReleve = (typeof NATURES_RELEVE)[number];

/**
 * An entry of a statement: an order on the day of its creation, a payment on its own date, or a reversal on the day of
 * its movement. `montant` is in francs; for a payment and its reversal it is the posted amount, without the change
 * (PRODUCT 1.2). `reglementid` is null for an order.
 */
export interface PieceReleve {
  date: string;
  nature: NatureReleve;
  libelle: string;
  commandeid: RecordId;
  reglementid: RecordId | null;
  montant: Francs;
}

/**
 * Francs: `debit` for an order or a reversal, `credit` for a payment. `solde` is the client's debt afterwards, negative
 * when paid in advance.
 */
export interface LigneReleve extends Omit<PieceReleve, 'montant'> {
  debit: Francs;
  credit: Francs;
  solde: Francs;
}

/** Francs; `soldefin` is `reportdebut` plus all debits minus all credits. */
export interface Releve {
  reportdebut: Francs;
  lignes: LigneReleve[];
  totaldebit: Francs;
  totalcredit: Francs;
  soldefin: Francs;
}

/** Sorts lines by day, then by kind, then by id. */
function inOrder(a: PieceReleve, b: PieceReleve): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.nature !== b.nature) return NATURES_RELEVE.indexOf(a.nature) - NATURES_RELEVE.indexOf(b.nature);
  return (a.reglementid ?? a.commandeid) - (b.reglementid ?? b.commandeid);
}

/**
 * Builds a client's statement, in francs, from the debt before its days and the entries of its days. Throws RangeError
 * when a sum is not a safe whole number.
 */
export function releveOf(reportdebut: Francs, pieces: readonly PieceReleve[]): Releve {
  let [solde, totaldebit, totalcredit] = [reportdebut, 0, 0];
  const lignes = [...pieces].sort(inOrder).map(({ montant, ...piece }) => {
    const [debit, credit] = piece.nature === 'reglement' ? [0, montant] : [montant, 0];
    solde = subtract(add(solde, debit), credit);
    totaldebit = add(totaldebit, debit);
    totalcredit = add(totalcredit, credit);
    return { ...piece, debit, credit, solde };
  });
  return { reportdebut, lignes, totaldebit, totalcredit, soldefin: solde };
}

/** The label of an order in a statement: its first article, and how many others it has. */
export function libelleReleve(premier: string, nombre: Count): string {
  return nombre > 1 ? `${premier} (+ ${nombre - 1})` : premier;
}

/** Names the file of a statement by its client and its last day: `releve-12-2026-11-26.pdf`. */
export const nomReleve = (clientid: RecordId, datefin: string): string => `releve-${clientid}-${datefin}.pdf`;

/**
 * Whether a period is short enough for a statement: at most MAX_JOURS_RELEVE days, both ends included. Throws
 * RangeError on an invalid date.
 */
export function isPeriodeReleve(datedebut: string, datefin: string): boolean {
  return daysBetween(datedebut, datefin) < MAX_JOURS_RELEVE;
}
