import { add, isMontant, subtract, sum } from './money';
import type { Francs, RecordId } from './units';

/** What a payment settles (spec § 3); expenses and orders share one sequence of ids (PRODUCT 1.5). */
export const REGLEMENT_FROM = { depense: 0, commande: 1 } as const;
export type ReglementFrom = (typeof REGLEMENT_FROM)[keyof typeof REGLEMENT_FROM];

/** The stored `type`: `-` for money that leaves the register, `1` for money that enters it (CONTRACT "Money calls"). */
export function typeOf(from: ReglementFrom): '-' | '1' {
  return from === REGLEMENT_FROM.depense ? '-' : '1';
}

/** What a payment does to its register, in francs: minus for an expense, plus for an order (RELIABILITY § 2.1). */
export function signedMontant(from: ReglementFrom, net: Francs): Francs {
  return from === REGLEMENT_FROM.depense ? subtract(0, net) : add(0, net);
}

/**
 * What a payment changes in a register, signed francs, when it is made (`avant` null), corrected there, or undone or
 * moved away (`apres` null): what it posts now less what it had posted (CONTRACT "Money calls": undone and made again).
 */
export function ecartReglement(from: ReglementFrom, avant: Francs | null, apres: Francs | null): Francs {
  return subtract(signedMontant(from, apres ?? 0), signedMontant(from, avant ?? 0));
}

/** One payment as another one may repeat it: `montantremis` what was handed over, francs; a plain date. */
export interface ReglementFait {
  reglementid: RecordId;
  caisseid: RecordId;
  montantremis: Francs;
  date: string;
}

/**
 * Whether a debt has a payment like this one already: same register, same amount handed over, same day (PRODUCT D). A
 * payment that is corrected, `reglementid`, does not repeat itself.
 */
export function hasIdentical(
  reglements: readonly ReglementFait[],
  { reglementid, caisseid, montantremis, date }: Omit<ReglementFait, 'reglementid'> & { reglementid: RecordId | null },
): boolean {
  return reglements.some(
    (fait) =>
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
 * Splits what is handed over (`remis`) against what is owed, francs: `net` is posted to the register, `rendu` is the
 * change, `restant` what is still owed after it (PRODUCT 1.2, spec § 4). Throws RangeError on what is no amount.
 */
export function computeReglement({ owed, remis }: { owed: Francs; remis: Francs }): {
  net: Francs;
  rendu: Francs;
  restant: Francs;
} {
  assertMontant(owed);
  assertMontant(remis);
  const net = Math.min(remis, owed);
  return { net, rendu: subtract(remis, net), restant: subtract(owed, net) };
}

/**
 * What a payment may settle: the debt less what its other live payments posted (RELIABILITY § 2.1), francs. Throws
 * RangeError when those exceed the debt, which no committed state may show.
 */
export function owedOf({ montantDette, netsDesAutres }: { montantDette: Francs; netsDesAutres: Francs[] }): Francs {
  const owed = subtract(montantDette, sum(netsDesAutres));
  assertMontant(owed);
  return owed;
}

/** The largest note of the franc CFA, francs. */
const LARGEST_NOTE = 10_000;
/** What one digit too many makes of an amount. */
const IMPLAUSIBLE_TIMES = 10;

/**
 * Whether nobody hands over so much for what is owed, francs: ten times as much and more, and change that leaving out
 * the largest note would have spared. A note of 10 000 for 500 is no slip (DESIGN rule 15).
 */
export function isImplausible({ owed, remis }: { owed: Francs; remis: Francs }): boolean {
  return owed > 0 && remis / owed >= IMPLAUSIBLE_TIMES && subtract(remis, owed) >= LARGEST_NOTE;
}

/** What an edited payment may settle: what remains today, and its own posted amount again (spec § 4), francs. */
export function owedWhenEditing(montantrestant: Francs, net: Francs): Francs {
  return add(montantrestant, net);
}

/** A register's balance as if a payment that it holds were undone: what an edited payment may draw on, francs. */
export function soldeWhenEditing(solde: Francs, { from, net }: { from: ReglementFrom; net: Francs }): Francs {
  return add(solde, ecartReglement(from, net, null));
}

/** One payment of a debt: plain date, posted francs. */
export interface ReglementPose {
  reglementid: RecordId;
  date: string;
  net: Francs;
}

/** What remains owed after each payment, by `reglementid`, counted in (date, id) order (PRODUCT 1.4), francs. */
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
 * Francs that a register must hold before a payment: an expense's needs all that is handed over, though only the
 * applied part leaves it; an order's needs none (CONTRACT "Money calls").
 */
export function besoinOf(from: ReglementFrom, remis: Francs): Francs {
  return from === REGLEMENT_FROM.depense ? remis : 0;
}

export type ReglementRefusal = 'montant_nul' | 'deja_solde' | 'solde_insuffisant';

/**
 * Why a payment is refused, or null (CONTRACT "Money calls"); `besoinOf` tells what its register must hold. Francs; for an edit, `owed` and `solde` are those without the
 * payment (`owedWhenEditing`, `soldeWhenEditing`).
 */
export function refusalOf(reglement: {
  owed: Francs;
  remis: Francs;
  solde: Francs;
  from: ReglementFrom;
}): ReglementRefusal | null {
  const { owed, remis, solde, from } = reglement;
  if (remis === 0) return 'montant_nul';
  if (owed === 0) return 'deja_solde';
  const besoin = besoinOf(from, remis);
  return besoin > 0 && solde < besoin ? 'solde_insuffisant' : null;
}
