import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import { soldeOf } from '@comptoir/domain/caisse';
import { etatSolde } from '@comptoir/domain/commande';
import { statutDepense } from '@comptoir/domain/depense';
import { type ReglementFrom, restantsApres } from '@comptoir/domain/reglement';
import type { Counter } from '../money/counter';
import { mouvementsOfCaisse, owedIn, reglementsOf, type State, soldeIn } from './state';

const sorted = (rows: readonly (readonly number[])[]) => [...rows].sort((a, b) => (a.join() < b.join() ? -1 : 1));

/** Returns the registers with their balances and movements, as the model has them. */
export function registersIn(state: State) {
  return [...state.caisses.keys()].map((caisseid) => ({
    caisseid,
    solde: soldeIn(state, caisseid),
    mouvements: sorted([
      [1, state.openings.get(caisseid) ?? 0],
      ...mouvementsOfCaisse(state, caisseid).map(({ type, montant }) => [type, montant]),
    ]),
  }));
}

/** Returns the same registers as the API's lists show them; throws when its movements do not explain a balance. */
export async function registersShown(counter: Counter, caisseids: Iterable<number>) {
  const soldes = await counter.soldes();
  const shown = [];
  for (const caisseid of caisseids) {
    const mouvements = await counter.mouvementsOf(caisseid);
    const solde = soldes.get(caisseid);
    if (soldeOf(mouvements) !== solde)
      throw new Error(`register ${caisseid}: ${solde}, its movements say ${soldeOf(mouvements)}`);
    shown.push({ caisseid, solde, mouvements: sorted(mouvements.map(({ type, montant }) => [type, montant])) });
  }
  return shown;
}

/** Returns what is shown of each payment of a debt: its amount, its change, and what remains after it. */
const paymentsIn = (state: State, id: number, montant: number, date: string) => {
  const reglements = reglementsOf(state, id);
  const restants = restantsApres(
    montant,
    reglements.map(({ reglementid, net }) => ({ reglementid, date, net })),
  );
  return sorted(
    reglements.map(({ reglementid, net, remis }) => [reglementid, net, remis - net, restants.get(reglementid) ?? -1]),
  );
};

/** Returns what remains owed on each expense and order, and after each of their payments, as the model has it. */
export function debtsIn(state: State, date: string) {
  const rowOf = (id: number, { montant, version }: { montant: number; version: number }) => {
    const restant = owedIn(state, { id, montant });
    return { id, version, restant, reglements: paymentsIn(state, id, montant, date) };
  };
  return [
    ...[...state.depenses].map(([id, row]) => {
      const debt = rowOf(id, row);
      return { ...debt, statut: statutDepense(debt.restant) };
    }),
    ...[...state.commandes].map(([id, row]) => {
      const debt = rowOf(id, row);
      return { ...debt, statut: etatSolde(row.montant, row.montant - debt.restant) };
    }),
  ];
}

/** Returns the same debts as the API's lists show them. */
export async function debtsShown(counter: Counter, depenses: readonly Depense[], commandes: readonly Commande[]) {
  const reglementsShown = async (id: number, from: ReglementFrom) => {
    const rows = await counter.reglementsOf(id, from);
    return sorted(rows.map((row) => [row.reglementid, row.montant, row.montantRendu, row.montantrestant]));
  };
  const shown = [];
  for (const { depenseid: id, version, montantrestant: restant } of depenses) {
    shown.push({ id, version, restant, reglements: await reglementsShown(id, 0), statut: statutDepense(restant) });
  }
  for (const { commandeid: id, version, reste: restant, etatsolde: statut } of commandes) {
    shown.push({ id, version, restant, reglements: await reglementsShown(id, 1), statut });
  }
  return shown;
}
