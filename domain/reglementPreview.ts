import { add, subtract } from './money';
import {
  computeReglement,
  isImplausible,
  owedWhenEditing,
  type ReglementFrom,
  refusalOf,
  signedMontant,
  soldeWhenEditing,
} from './reglement';
import type { Francs, RecordId } from './units';

/** A payment while it is typed, in francs. */
export interface ReglementTyped {
  from: ReglementFrom;
  /** What remains owed today. */
  montantrestant: Francs;
  /** The amount handed over; null while nothing is typed. */
  remis: Francs | null;
  /** What the operator of the register takes for it, out of the register. */
  frais: Francs;
  /** The chosen register; `solde` is null when the user does not see its balance. */
  caisse: { caisseid: RecordId; solde: Francs | null } | null;
  /** The payment that is being corrected: it counts as undone. */
  edited: { caisseid: RecordId; net: Francs; frais: Francs } | null;
}

/** What the form shows while a payment is typed, francs. */
export interface ReglementPreview {
  /** The amount that the payment may settle. */
  owed: Francs;
  net: Francs;
  rendu: Francs;
  restant: Francs;
  /** The register's balance after the payment; null when it is unknown or the payment is refused. */
  soldeApres: Francs | null;
  /**
   * `soldeinsuffisant`: the register holds less than the payment takes out of it. `remisinsuffisant`: it holds that
   * much, but less than the typed amount handed over (CONTRACT "Money calls").
   */
  refusal: 'soldeinsuffisant' | 'remisinsuffisant' | 'montantinvalide' | 'dejasolde' | null;
  /** The amount handed over is too large to be meant, so the form asks for a confirmation first. */
  isImplausible: boolean;
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  solde_insuffisant: 'soldeinsuffisant',
} as const;

/** The balance of the chosen register as if the corrected payment and its fee were undone; null when it is unknown. */
function soldeUndone(
  from: ReglementFrom,
  caisse: ReglementTyped['caisse'],
  edited: ReglementTyped['edited'],
): Francs | null {
  if (!caisse || caisse.solde === null) return null;
  const isOwn = edited !== null && edited.caisseid === caisse.caisseid;
  return isOwn ? add(soldeWhenEditing(caisse.solde, { from, net: edited.net }), edited.frais) : caisse.solde;
}

/**
 * Computes the amount to settle, the change, the remaining amount and the refusal of a payment while it is typed (spec
 * § 4, § 5). Throws RangeError on an invalid amount.
 */
export function previewReglement({
  from,
  montantrestant,
  frais,
  caisse,
  edited,
  ...typed
}: ReglementTyped): ReglementPreview {
  const owed = edited ? owedWhenEditing(montantrestant, edited.net) : montantrestant;
  const remis = typed.remis ?? 0;
  const { net, rendu, restant } = computeReglement({ owed, remis });
  const undone = soldeUndone(from, caisse, edited);
  // Without a known balance, the balance counts as sufficient for any amount.
  const refused = refusalOf({ owed, remis, frais, solde: undone ?? add(remis, frais), from });
  const soldeApres = undone === null ? null : subtract(add(undone, signedMontant(from, net)), frais);
  // Money that came in with the corrected payment may have left the register since (PRODUCT 1.1).
  const isGone = refused === null && soldeApres !== null && soldeApres < 0;
  const isRemis = refused === 'solde_insuffisant' && undone !== null && undone >= add(net, frais);
  const shown = refused && (isRemis ? 'remisinsuffisant' : SHOWN[refused]);
  const refusal = isGone ? 'soldeinsuffisant' : shown;
  return {
    owed,
    net,
    rendu,
    restant,
    soldeApres: refusal === null ? soldeApres : null,
    refusal,
    isImplausible: isImplausible({ owed, remis }),
  };
}
