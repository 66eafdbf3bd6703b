import type { Nature } from './caisse';
import { add, subtract } from './money';
import { hasOperateur } from './reference';
import {
  computeReglement,
  isImplausible,
  owedWhenEditing,
  type ReglementFrom,
  type ReglementRefusal,
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
  caisse: { caisseid: RecordId; nature?: Nature; solde: Francs | null } | null;
  /** The payment that is being corrected: it counts as undone. */
  edited: { caisseid: RecordId; net: Francs; troppercu: Francs; frais: Francs } | null;
}

/** What the form shows while a payment is typed, francs. */
export interface ReglementPreview {
  /** The amount that the payment may settle. */
  owed: Francs;
  net: Francs;
  rendu: Francs;
  /** What the register's operator received beyond that, and gives no change of: kept only when that is said. */
  troppercu: Francs;
  restant: Francs;
  /** The register's balance after the payment; null when it is unknown or the payment is refused. */
  soldeApres: Francs | null;
  /**
   * `soldeinsuffisant`: the register holds less than the payment takes out of it. `remisinsuffisant`: it holds that
   * much, but less than the typed amount handed over (CONTRACT "Money calls"). `tropverse`: an operator would pay more
   * than is owed.
   */
  refusal: 'soldeinsuffisant' | 'remisinsuffisant' | 'montantinvalide' | 'dejasolde' | 'tropverse' | null;
  /** The amount handed over is too large to be meant, so the form asks for a confirmation first. */
  isImplausible: boolean;
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  trop_verse: 'tropverse',
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
  if (!isOwn) return caisse.solde;
  const { net, troppercu, frais } = edited;
  return subtract(add(soldeWhenEditing(caisse.solde, { from, net }), frais), troppercu);
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
  const isOperateur = caisse?.nature !== undefined && hasOperateur(caisse.nature);
  const { net, rendu, troppercu, restant } = computeReglement({ owed, remis, isOperateur });
  const undone = soldeUndone(from, caisse, edited);
  // Without a known balance, the balance counts as sufficient for any amount.
  const solde = undone ?? add(remis, frais);
  // Whether the surplus is kept is asked when the form is saved.
  const asked = { owed, remis, frais, solde, from, isOperateur, garde: troppercu };
  const refused = refusalOf(asked) as Exclude<ReglementRefusal, 'trop_percu'> | null;
  const soldeApres = undone === null ? null : subtract(add(add(undone, signedMontant(from, net)), troppercu), frais);
  // Money that came in with the corrected payment may have left the register since (PRODUCT 1.1).
  const isGone = refused === null && soldeApres !== null && soldeApres < 0;
  const isRemis = refused === 'solde_insuffisant' && undone !== null && undone >= add(net, frais);
  const shown = refused && (isRemis ? 'remisinsuffisant' : SHOWN[refused]);
  const refusal = isGone ? 'soldeinsuffisant' : shown;
  return {
    owed,
    net,
    rendu,
    troppercu,
    restant,
    soldeApres: refusal === null ? soldeApres : null,
    refusal,
    isImplausible: isImplausible({ owed, remis, isOperateur }),
  };
}
