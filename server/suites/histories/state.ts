import { soldeOf } from '#domain/caisse';
import { owedOf } from '#domain/reglement';

export interface CaisseRow {
  caisseid: number;
  libelle: string;
  version: number;
}
/** A movement made by hand, or an opening; a payment's own follows from its payment. */
export interface MouvementRow {
  mouvementcaisseid: number;
  caisseid: number;
  type: 0 | 1;
  montant: number;
  version: number;
}
export interface DepenseRow {
  depenseid: number;
  montant: number;
  version: number;
}
export interface ReglementRow {
  reglementid: number;
  depenseid: number;
  caisseid: number;
  remis: number;
  net: number;
  version: number;
}

/** What the API should hold, by id; a deleted record is in none of the maps. Never changed in place. */
export interface State {
  caisses: ReadonlyMap<number, CaisseRow>;
  /** Opening amounts, by register. */
  openings: ReadonlyMap<number, number>;
  mouvements: ReadonlyMap<number, MouvementRow>;
  depenses: ReadonlyMap<number, DepenseRow>;
  reglements: ReadonlyMap<number, ReglementRow>;
}

export const EMPTY: State = {
  caisses: new Map(),
  openings: new Map(),
  mouvements: new Map(),
  depenses: new Map(),
  reglements: new Map(),
};

/** A copy of a map with one entry set. */
export const withEntry = <V>(map: ReadonlyMap<number, V>, id: number, value: V): ReadonlyMap<number, V> =>
  new Map(map).set(id, value);

/** A copy of a map without one entry. */
export function without<V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

export const reglementsOfDepense = (state: State, depenseid: number): ReglementRow[] =>
  [...state.reglements.values()].filter((row) => row.depenseid === depenseid);

/** The movements of a register besides its opening: those made by hand, then those of payments. */
export function mouvementsOfCaisse(state: State, caisseid: number): { type: 0 | 1; montant: number }[] {
  const byHand = [...state.mouvements.values()].filter((row) => row.caisseid === caisseid);
  const paid = [...state.reglements.values()].filter((row) => row.caisseid === caisseid);
  return [...byHand, ...paid.map(({ net }) => ({ type: 0 as const, montant: net }))];
}

/** A register's balance, francs. */
export function soldeIn(state: State, caisseid: number): number {
  const opening = { type: 1 as const, montant: state.openings.get(caisseid) ?? 0 };
  return soldeOf([opening, ...mouvementsOfCaisse(state, caisseid)]);
}

/** What an expense still owes, francs; without one of its payments when that one is being corrected. */
export function owedIn(state: State, { depenseid, montant }: DepenseRow, except?: number): number {
  const autres = reglementsOfDepense(state, depenseid).filter(({ reglementid }) => reglementid !== except);
  return owedOf({ montantDette: montant, netsDesAutres: autres.map(({ net }) => net) });
}
