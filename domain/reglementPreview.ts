import { add } from './money';
import {
  computeReglement,
  ecartReglement,
  isImplausible,
  owedWhenEditing,
  type ReglementFrom,
  refusalOf,
} from './reglement';
import type { Francs, RecordId } from './units';

/** A payment as it is typed. Francs. */
export interface ReglementTyped {
  from: ReglementFrom;
  /** What remains owed today. */
  montantrestant: Francs;
  /** What is handed over; null while nothing is typed. */
  remis: Francs | null;
  /** The chosen register; `solde` null where its balance is not shown. */
  caisse: { caisseid: RecordId; solde: Francs | null } | null;
  /** The payment being corrected, which counts as undone. */
  edited: { caisseid: RecordId; net: Francs } | null;
}

/** What the form shows while a payment is typed, francs. */
export interface ReglementPreview {
  /** The amount to settle. */
  owed: Francs;
  net: Francs;
  rendu: Francs;
  restant: Francs;
  /** What the register would hold afterwards; null while register or amount is missing, or its balance is too low. */
  soldeApres: Francs | null;
  /**
   * `soldeinsuffisant`: the register holds less than what leaves it; `remisinsuffisant`: it holds that, but not what is
   * said to be handed over (CONTRACT "Money calls").
   */
  refusal: 'soldeinsuffisant' | 'remisinsuffisant' | 'montantinvalide' | 'dejasolde' | null;
  /** So much is hardly handed over for what is owed: it is asked about first. */
  isImplausible: boolean;
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  solde_insuffisant: 'soldeinsuffisant',
} as const;

/**
 * Amount to settle, change and remaining amount of a payment being typed, and what forbids it (spec § 4, § 5). Throws
 * RangeError on what is no amount.
 */
export function previewReglement({ from, montantrestant, caisse, edited, ...typed }: ReglementTyped): ReglementPreview {
  const owed = edited ? owedWhenEditing(montantrestant, edited.net) : montantrestant;
  const remis = typed.remis ?? 0;
  const { net, rendu, restant } = computeReglement({ owed, remis });
  const solde = caisse?.solde ?? null;
  const before = edited && edited.caisseid === caisse?.caisseid ? edited.net : null;
  const undone = solde === null ? null : add(solde, ecartReglement(from, before, null));
  // Without a register no balance is too low: any amount passes.
  const refused = refusalOf({ owed, remis, solde: undone ?? remis, from });
  const soldeApres = solde === null ? null : add(solde, ecartReglement(from, before, net));
  // What entered with the payment being corrected may have left the register since (PRODUCT 1.1).
  const isGone = refused === null && soldeApres !== null && soldeApres < 0;
  const isRemis = refused === 'solde_insuffisant' && undone !== null && undone >= net;
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
