import type { CaisseChoice } from '#contract/caisses';
import type { Reglement } from '#contract/reglements';
import { add } from '#domain/money';
import {
  computeReglement,
  owedWhenEditing,
  type ReglementFrom,
  refusalOf,
  signedMontant,
  soldeWhenEditing,
} from '#domain/reglement';

interface Entry {
  from: ReglementFrom;
  /** What remains owed today. */
  montantrestant: number;
  /** What is handed over, as typed. */
  montant: number | null;
  caisse: CaisseChoice | null;
  /** The payment being corrected: it counts as undone. */
  edited: Pick<Reglement, 'caisseid' | 'montant'> | null;
}

/** What the form shows while a payment is typed, francs. */
export interface ReglementPreview {
  /** The amount to settle. */
  owed: number;
  net: number;
  rendu: number;
  restant: number;
  /** What the register would hold afterwards; null while register or amount is missing, or its balance is too low. */
  soldeApres: number | null;
  refusal: 'soldeinsuffisant' | 'montantinvalide' | 'dejasolde' | null;
}

/** A register's balance without the payment being corrected; null where it is not shown. */
function soldeOf({ caisseid, solde }: CaisseChoice, { from, edited }: Pick<Entry, 'from' | 'edited'>): number | null {
  if (solde === null || edited?.caisseid !== caisseid) return solde;
  return soldeWhenEditing(solde, { from, net: edited.montant });
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  solde_insuffisant: 'soldeinsuffisant',
} as const;

/** Amount to settle, change and remaining amount of a payment being typed, and what forbids it (spec § 4, § 5). */
export function previewReglement({ from, montantrestant, montant, caisse, edited }: Entry): ReglementPreview {
  const owed = edited ? owedWhenEditing(montantrestant, edited.montant) : montantrestant;
  const remis = montant ?? 0;
  const { net, rendu, restant } = computeReglement({ owed, remis });
  const solde = caisse && soldeOf(caisse, { from, edited });
  // Without a register no balance is too low: any amount passes.
  const refused = refusalOf({ owed, remis, solde: solde ?? remis, from });
  const soldeApres = solde === null ? null : add(solde, signedMontant(from, net));
  // What entered with the payment being corrected may have left the register since (PRODUCT 1.1).
  const isGone = refused === null && soldeApres !== null && soldeApres < 0;
  const refusal = isGone ? 'soldeinsuffisant' : refused && SHOWN[refused];
  return { owed, net, rendu, restant, soldeApres: refusal === null ? soldeApres : null, refusal };
}

/** Whether a payment like this one exists already: same register, same amount handed over, same day (PRODUCT D). */
export function hasIdentical(
  reglements: readonly Reglement[],
  typed: { caisseid: number; remis: number; date: string; reglementid: number | null },
): boolean {
  return reglements.some(
    ({ reglementid, caisseid, montantremis, date }) =>
      reglementid !== typed.reglementid &&
      caisseid === typed.caisseid &&
      montantremis === typed.remis &&
      date === typed.date,
  );
}
