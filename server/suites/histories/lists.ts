import { soldeOf } from '#domain/caisse';
import { statutDepense } from '#domain/depense';
import { restantsApres } from '#domain/reglement';
import type { Counter } from '../money/counter';
import { mouvementsOfCaisse, owedIn, reglementsOfDepense, type State, soldeIn } from './state';

const sorted = (rows: readonly (readonly number[])[]) => [...rows].sort((a, b) => (a.join() < b.join() ? -1 : 1));

/** Registers with their balances and movements, as the model has them. */
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

/** The same as the lists of the API show it; a balance that its movements do not explain is a fault of its own. */
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

/** What remains owed on each expense and after each of its payments, as the model has it. */
export function debtsIn(state: State, date: string) {
  return [...state.depenses.values()].map((depense) => {
    const reglements = reglementsOfDepense(state, depense.depenseid);
    const restants = restantsApres(
      depense.montant,
      reglements.map(({ reglementid, net }) => ({ reglementid, date, net })),
    );
    const restant = owedIn(state, depense);
    return {
      depenseid: depense.depenseid,
      version: depense.version,
      restant,
      statut: statutDepense(restant),
      reglements: sorted(
        reglements.map(({ reglementid, net, remis }) => [
          reglementid,
          net,
          remis - net,
          restants.get(reglementid) ?? -1,
        ]),
      ),
    };
  });
}

/** The same as the lists of the API show it. */
export async function debtsShown(
  counter: Counter,
  depenses: readonly { depenseid: number; montantrestant: number; version: number }[],
) {
  const shown = [];
  for (const { depenseid, montantrestant, version } of depenses) {
    const rows = await counter.reglementsOf(depenseid);
    shown.push({
      depenseid,
      version,
      restant: montantrestant,
      statut: statutDepense(montantrestant),
      reglements: sorted(
        rows.map(({ reglementid, montant, montantRendu, montantrestant: after }) => [
          reglementid,
          montant,
          montantRendu,
          after,
        ]),
      ),
    });
  }
  return shown;
}
