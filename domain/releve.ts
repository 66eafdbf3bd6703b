import { daysBetween } from './dates';
import { MAX_JOURS_RELEVE } from './limits';
import { add, subtract } from './money';
import type { Count, Francs, RecordId } from './units';

/** What a line of a client's statement is: what was sold, or what was paid of it. */
export const NATURES_RELEVE = ['commande', 'reglement'] as const;
export type NatureReleve = (typeof NATURES_RELEVE)[number];

/**
 * An order on the day it was taken, or a payment on its own date, as a statement counts it: `montant` in francs, of a
 * payment what was posted, its change left out (PRODUCT 1.2); `reglementid` null of an order.
 */
export interface PieceReleve {
  date: string;
  nature: NatureReleve;
  libelle: string;
  commandeid: RecordId;
  reglementid: RecordId | null;
  montant: Francs;
}

/** Francs: an order is debit, a payment credit; `solde` what the client owes after it, below 0 what they paid before. */
export interface LigneReleve extends Omit<PieceReleve, 'montant'> {
  debit: Francs;
  credit: Francs;
  solde: Francs;
}

/** Francs; `soldefin` is `reportdebut` and all debits less all credits. */
export interface Releve {
  reportdebut: Francs;
  lignes: LigneReleve[];
  totaldebit: Francs;
  totalcredit: Francs;
  soldefin: Francs;
}

/** By day; orders of a day before its payments; of equals the one that was written first. */
function inOrder(a: PieceReleve, b: PieceReleve): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.nature !== b.nature) return a.nature === 'commande' ? -1 : 1;
  return (a.reglementid ?? a.commandeid) - (b.reglementid ?? b.commandeid);
}

/**
 * A client's statement of what happened during its days, from what was owed before them, francs. Throws RangeError when
 * a sum is no safe whole number.
 */
export function releveOf(reportdebut: Francs, pieces: readonly PieceReleve[]): Releve {
  let [solde, totaldebit, totalcredit] = [reportdebut, 0, 0];
  const lignes = [...pieces].sort(inOrder).map(({ montant, ...piece }) => {
    const [debit, credit] = piece.nature === 'commande' ? [montant, 0] : [0, montant];
    solde = subtract(add(solde, debit), credit);
    totaldebit = add(totaldebit, debit);
    totalcredit = add(totalcredit, credit);
    return { ...piece, debit, credit, solde };
  });
  return { reportdebut, lignes, totaldebit, totalcredit, soldefin: solde };
}

/** What tells an order of so many articles in one line: the first of them, and how many others there are. */
export function libelleReleve(premier: string, nombre: Count): string {
  return nombre > 1 ? `${premier} (+ ${nombre - 1})` : premier;
}

/** Whether a statement is made of days so far apart, both included: MAX_JOURS_RELEVE of them at most. */
export function isPeriodeReleve(datedebut: string, datefin: string): boolean {
  return daysBetween(datedebut, datefin) < MAX_JOURS_RELEVE;
}
