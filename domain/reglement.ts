import { add, isMontant, subtract, sum } from './money';
import type { Permission } from './permission';
import type { Francs, RecordId } from './units';

/** The kind of debt that a payment settles (spec § 3); expenses and orders share one sequence of ids (PRODUCT 1.5). */
export const REGLEMENT_FROM = { depense: 0, commande: 1 } as const;
export type ReglementFrom = (typeof REGLEMENT_FROM)[keyof typeof REGLEMENT_FROM];

/** The permissions that read and write the payments of expenses (0) and of orders (1) (CONTRACT "Permissions"). */
export const READS_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = { 0: 'depenses', 1: 'commandes' };
export const WRITES_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = {
  0: 'depenses.regler',
  1: 'commandes.regler',
};

/** The stored `type`: `-` for money that leaves the register, `1` for money that enters it (CONTRACT "Money calls"). */
export function typeOf(from: ReglementFrom): '-' | '1' {
  return from === REGLEMENT_FROM.depense ? '-' : '1';
}

/**
 * The facts that make two payments of a debt alike: `montantremis` is the amount handed over in francs, `date` a plain
 * date.
 */
interface ReglementCompare {
  caisseid: RecordId;
  montantremis: Francs;
  date: string;
}

/** A payment of a debt; `contrepassele` is the day of its reversal, null when it is not reversed. */
export interface ReglementFait extends ReglementCompare {
  reglementid: RecordId;
  contrepassele: string | null;
}

/**
 * Whether a debt already has a payment with the same register, the same amount handed over and the same day (PRODUCT
 * D). A reversed payment does not count, because it may be made again (ADR 0034). `reglementid` keeps a corrected
 * payment from matching itself.
 */
export function hasIdentical(
  reglements: readonly ReglementFait[],
  { reglementid, caisseid, montantremis, date }: ReglementCompare & { reglementid: RecordId | null },
): boolean {
  return reglements.some(
    (fait) =>
      fait.contrepassele === null &&
      fait.reglementid !== reglementid &&
      fait.caisseid === caisseid &&
      fait.montantremis === montantremis &&
      fait.date === date,
  );
}

function assertMontant(francs: Francs): void {
  if (!isMontant(francs)) throw new RangeError(`not an amount: ${francs}`);
}

/**
 * Splits the amount handed over (`remis`) against the amount owed, in francs (PRODUCT 1.2, spec § 4, D77): `net` is
 * posted, `restant` is still owed afterwards. Money beyond the debt is the change, `rendu`; an operator gives no
 * change, so it is `troppercu`. Throws RangeError on an invalid amount.
 */
export function computeReglement({ owed, remis, isOperateur = false }: Remise): {
  net: Francs;
  rendu: Francs;
  troppercu: Francs;
  restant: Francs;
} {
  assertMontant(owed);
  assertMontant(remis);
  const net = Math.min(remis, owed);
  const trop = subtract(remis, net);
  const [rendu, troppercu] = isOperateur ? [0, trop] : [trop, 0];
  return { net, rendu, troppercu, restant: subtract(owed, net) };
}

/** The amounts of a payment, in francs; `isOperateur` for the register of a wallet or a bank (`hasOperateur`). */
interface Remise {
  owed: Francs;
  remis: Francs;
  isOperateur?: boolean;
}

/**
 * The francs that a payment may settle: the debt minus what its other live payments posted (RELIABILITY § 2.1). Throws
 * RangeError when those payments exceed the debt, which no committed state may show.
 */
export function owedOf({ montantDette, netsDesAutres }: { montantDette: Francs; netsDesAutres: Francs[] }): Francs {
  const owed = subtract(montantDette, sum(netsDesAutres));
  assertMontant(owed);
  return owed;
}

/** The largest note of the CFA franc, in francs. */
const LARGEST_NOTE = 10_000;
/**
 * Whether the amount handed over looks like a mistake, in francs: its change is at least the largest note, which the
 * payer could have kept. A note of 10 000 for 500 is plausible (DESIGN rule 15). An operator gives no change.
 */
export function isImplausible({ owed, remis, isOperateur = false }: Remise): boolean {
  return !isOperateur && owed > 0 && subtract(remis, owed) >= LARGEST_NOTE;
}

/** The francs that a corrected payment may settle: what remains owed today plus its own posted amount (spec § 4). */
export function owedWhenEditing(montantrestant: Francs, net: Francs): Francs {
  return add(montantrestant, net);
}

/** A payment of a debt: its plain date and its posted francs. */
export interface ReglementPose {
  reglementid: RecordId;
  date: string;
  net: Francs;
}

/** The francs still owed after each payment, by `reglementid`, counted in (date, id) order (PRODUCT 1.4). */
export function restantsApres(montantDette: Francs, reglements: readonly ReglementPose[]): Map<RecordId, Francs> {
  const inOrder = [...reglements].sort((a, b) =>
    a.date === b.date ? a.reglementid - b.reglementid : a.date < b.date ? -1 : 1,
  );
  const restants = new Map<RecordId, Francs>();
  let restant = montantDette;
  for (const { reglementid, net } of inOrder) {
    restant = subtract(restant, net);
    restants.set(reglementid, restant);
  }
  return restants;
}

/**
 * The francs that a register must hold before a payment (CONTRACT "Money calls"). An expense needs the whole amount
 * handed over, though only the applied part leaves, and the operator's fee. An order needs what the fee takes beyond
 * the money that comes in, the kept surplus included.
 */
export function besoinOf(
  from: ReglementFrom,
  { remis, net, troppercu, frais }: { remis: Francs; net: Francs; troppercu: Francs; frais: Francs },
): Francs {
  return from === REGLEMENT_FROM.depense ? add(remis, frais) : Math.max(subtract(frais, add(net, troppercu)), 0);
}

export type ReglementRefusal = 'montant_nul' | 'deja_solde' | 'trop_percu' | 'trop_verse' | 'solde_insuffisant';

/**
 * Why a payment is refused, or null (CONTRACT "Money calls"). Francs. For a correction, `owed` and `solde` must be
 * those without the payment (`owedWhenEditing`). Money beyond the debt through an operator is `trop_percu`, unless
 * `garde` says that exactly this surplus is kept, and `trop_verse` when the money leaves (ADR 0052).
 */
export function refusalOf(reglement: {
  owed: Francs;
  remis: Francs;
  /** The operator's fee. */
  frais: Francs;
  solde: Francs;
  from: ReglementFrom;
  isOperateur?: boolean;
  garde?: Francs;
}): ReglementRefusal | null {
  const { owed, remis, frais, solde, from, garde = 0 } = reglement;
  if (remis === 0) return 'montant_nul';
  if (owed === 0) return 'deja_solde';
  const { net, troppercu } = computeReglement(reglement);
  if (troppercu > 0 && from === REGLEMENT_FROM.depense) return 'trop_verse';
  if (troppercu > 0 && troppercu !== garde) return 'trop_percu';
  const besoin = besoinOf(from, { remis, net, troppercu, frais });
  return besoin > 0 && solde < besoin ? 'solde_insuffisant' : null;
}
