import type { CaisseChoice } from '#contract/caisses';
import type { Reglement } from '#contract/reglements';
import { add } from '#domain/money';
import {
  computeReglement,
  owedWhenEditing,
  REGLEMENT_FROM,
  refusalOf,
  signedMontant,
  soldeWhenEditing,
} from '#domain/reglement';

const FROM = REGLEMENT_FROM.depense;

interface Entry {
  /** What remains owed today. */
  montantrestant: number;
  /** What is handed over, as typed. */
  montant: number | null;
  caisse: CaisseChoice | null;
  /** The payment being corrected: it counts as undone. */
  edited: Pick<Reglement, 'caisseid' | 'montant'> | null;
}

/** What the form shows while a payment of an expense is typed, francs. */
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

/** A register's balance without the payment being corrected. */
function soldeOf(caisse: CaisseChoice, edited: Entry['edited']): number {
  if (edited?.caisseid !== caisse.caisseid) return caisse.solde;
  return soldeWhenEditing(caisse.solde, { from: FROM, net: edited.montant });
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  solde_insuffisant: 'soldeinsuffisant',
} as const;

function refusal(owed: number, remis: number, solde: number | null): ReglementPreview['refusal'] {
  // Without a register no balance is too low: any amount passes.
  const refused = refusalOf({ owed, remis, solde: solde ?? remis, from: FROM });
  return refused && SHOWN[refused];
}

/** Amount to settle, change and remaining amount of a payment being typed, and what forbids it (spec § 4, § 5). */
export function previewReglement({ montantrestant, montant, caisse, edited }: Entry): ReglementPreview {
  const owed = edited ? owedWhenEditing(montantrestant, edited.montant) : montantrestant;
  const remis = montant ?? 0;
  const { net, rendu, restant } = computeReglement({ owed, remis });
  const solde = caisse && soldeOf(caisse, edited);
  const refused = refusal(owed, remis, solde);
  const soldeApres = solde === null || refused !== null ? null : add(solde, signedMontant(FROM, net));
  return { owed, net, rendu, restant, soldeApres, refusal: refused };
}

/** Whether a payment like this one exists already: same register, same posted amount, same day (PRODUCT D). */
export function hasIdentical(
  reglements: readonly Reglement[],
  typed: { caisseid: number; net: number; date: string; reglementid: number | null },
): boolean {
  return reglements.some(
    ({ reglementid, caisseid, montant, date }) =>
      reglementid !== typed.reglementid && caisseid === typed.caisseid && montant === typed.net && date === typed.date,
  );
}
