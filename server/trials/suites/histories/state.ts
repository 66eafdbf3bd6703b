import { type Nature, soldeOf } from '@comptoir/domain/caisse';
import { owedOf, type ReglementFrom } from '@comptoir/domain/reglement';

export interface CaisseRow {
  caisseid: number;
  nature: Nature;
  libelle: string;
  version: number;
}
/** A movement made by hand. Movements of payments and of their fees are not kept: they follow from the payment. */
export interface MouvementRow {
  mouvementcaisseid: number;
  caisseid: number;
  type: 0 | 1;
  montant: number;
  reference: string;
  version: number;
}
export interface DepenseRow {
  depenseid: number;
  montant: number;
  version: number;
}
export interface CommandeRow {
  commandeid: number;
  montant: number;
  version: number;
}
/** `depenseid` names the order when `from` is 1: expenses and orders share one sequence of ids (PRODUCT 1.5). */
export interface ReglementRow {
  reglementid: number;
  depenseid: number;
  from: ReglementFrom;
  caisseid: number;
  remis: number;
  net: number;
  reference: string;
  frais: number;
  version: number;
}

/** What the API should hold, by id; no map contains deleted records. A state is never changed in place. */
export interface State {
  caisses: ReadonlyMap<number, CaisseRow>;
  /** Opening amounts, by register. */
  openings: ReadonlyMap<number, number>;
  mouvements: ReadonlyMap<number, MouvementRow>;
  depenses: ReadonlyMap<number, DepenseRow>;
  commandes: ReadonlyMap<number, CommandeRow>;
  reglements: ReadonlyMap<number, ReglementRow>;
}

export const EMPTY: State = {
  caisses: new Map(),
  openings: new Map(),
  mouvements: new Map(),
  depenses: new Map(),
  commandes: new Map(),
  reglements: new Map(),
};

/** Returns a copy of a map with one entry set. */
export const withEntry = <V>(map: ReadonlyMap<number, V>, id: number, value: V): ReadonlyMap<number, V> =>
  new Map(map).set(id, value);

/** Returns a copy of a map without one entry. */
export function without<V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

/** The debt of a payment, by its id: an expense or an order. */
export interface Dette {
  id: number;
  montant: number;
}

/** Returns the live debts that payments of this kind pay, by id. */
export const dettesIn = (
  state: State,
  from: ReglementFrom,
): ReadonlyMap<number, { montant: number; version: number }> => (from === 0 ? state.depenses : state.commandes);

export const reglementsOf = (state: State, id: number): ReglementRow[] =>
  [...state.reglements.values()].filter(({ depenseid }) => depenseid === id);

/** Returns the movements of a register without its opening: those made by hand, those of payments, and their fees. */
export function mouvementsOfCaisse(state: State, caisseid: number): { type: 0 | 1; montant: number }[] {
  const byHand = [...state.mouvements.values()].filter((row) => row.caisseid === caisseid);
  const paid = [...state.reglements.values()].filter((row) => row.caisseid === caisseid);
  const fees = paid.filter(({ frais }) => frais > 0).map(({ frais }) => ({ type: 0 as const, montant: frais }));
  return [...byHand, ...paid.map(({ from, net }) => ({ type: from, montant: net })), ...fees];
}

/** Tells whether another movement or payment of a register has a reference already (ADR 0037). */
export function isReferenceTaken(
  state: State,
  { caisseid, reference }: { caisseid: number; reference: string },
  own: MouvementRow | ReglementRow | undefined,
): boolean {
  const rows: (MouvementRow | ReglementRow)[] = [...state.mouvements.values(), ...state.reglements.values()];
  return rows.some(
    (row) => row !== own && row.caisseid === caisseid && row.reference === reference && reference !== '',
  );
}

/** Returns a register's balance in francs. */
export function soldeIn(state: State, caisseid: number): number {
  const opening = { type: 1 as const, montant: state.openings.get(caisseid) ?? 0 };
  return soldeOf([opening, ...mouvementsOfCaisse(state, caisseid)]);
}

/** Returns what a debt still owes in francs; leaves out the payment that is being corrected. */
export function owedIn(state: State, { id, montant }: Dette, except?: number): number {
  const autres = reglementsOf(state, id).filter(({ reglementid }) => reglementid !== except);
  return owedOf({ montantDette: montant, netsDesAutres: autres.map(({ net }) => net) });
}
