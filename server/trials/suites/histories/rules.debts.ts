import { etatSolde, isCommandeModifiable } from '@comptoir/domain/commande';
import { canLowerMontant } from '@comptoir/domain/dette';
import { sum } from '@comptoir/domain/money';
import type { Kind } from './operation';
import { type Effect, found, GONE, next, type Rule, stale } from './rule';
import { type CommandeRow, owedIn, reglementsOf, type State, withEntry, without } from './state';

/** Rules of expenses. */
export const depenses: { [K in Extract<Kind, `depense.${string}`>]: Rule<K> } = {
  'depense.create': {
    refusals: () => [],
    effect: (state, { montant }, depenseid) => {
      const row = { depenseid, montant, version: 1 };
      return {
        state: { ...state, depenses: withEntry(state.depenses, depenseid, row) },
        shown: { ...row, montantrestant: montant },
      };
    },
  },
  'depense.update': {
    refusals: (state, { depenseid, montant, version }) => {
      const row = state.depenses.get(depenseid);
      if (!row) return GONE;
      const canLower = canLowerMontant(montant, regleOf(state, depenseid));
      return [...stale(row, version), ...(canLower ? [] : ['depense.montant_inferieur_regle'])];
    },
    effect: (state, { depenseid, montant }) => {
      const row = next(found(state.depenses, depenseid), { montant });
      const shown = { ...row, montantrestant: owedIn(state, { id: depenseid, montant }) };
      return { state: { ...state, depenses: withEntry(state.depenses, depenseid, row) }, shown };
    },
  },
  'depense.remove': {
    refusals: (state, { depenseid }) => {
      if (!state.depenses.has(depenseid)) return GONE;
      return reglementsOf(state, depenseid).length > 0 ? ['depense.a_des_reglements'] : [];
    },
    effect: (state, { depenseid }) => ({
      state: { ...state, depenses: without(state.depenses, depenseid) },
      shown: {},
    }),
  },
};

/** Rules of orders. */
export const commandes: { [K in Extract<Kind, `commande.${string}`>]: Rule<K> } = {
  'commande.create': {
    refusals: () => [],
    effect: (state, { montant }, commandeid) => saved(state, { commandeid, montant, version: 1 }),
  },
  'commande.update': {
    refusals: (state, { commandeid, montant, version }) => {
      const row = state.commandes.get(commandeid);
      if (!row) return GONE;
      const regle = regleOf(state, commandeid);
      return [
        ...stale(row, version),
        ...(isCommandeModifiable(etatSolde(row.montant, regle)) ? [] : ['commande.soldee']),
        ...(montant < regle ? ['commande.montant_inferieur_regle'] : []),
      ];
    },
    effect: (state, { commandeid, montant }) => saved(state, next(found(state.commandes, commandeid), { montant })),
  },
  'commande.remove': {
    refusals: (state, { commandeid }) => {
      const row = state.commandes.get(commandeid);
      if (!row) return GONE;
      const regle = regleOf(state, commandeid);
      return [
        ...(isCommandeModifiable(etatSolde(row.montant, regle)) ? [] : ['commande.soldee']),
        ...(regle > 0 ? ['commande.a_des_reglements'] : []),
      ];
    },
    effect: (state, { commandeid }) => ({
      state: { ...state, commandes: without(state.commandes, commandeid) },
      shown: {},
    }),
  },
};

function saved(state: State, row: CommandeRow): Effect {
  const { commandeid, montant } = row;
  const regle = regleOf(state, commandeid);
  const shown = { ...row, reste: montant - regle, etatsolde: etatSolde(montant, regle), quantite: 1, etat: 0 };
  return { state: { ...state, commandes: withEntry(state.commandes, commandeid, row) }, shown };
}

/** Returns how many francs of a debt are paid. */
const regleOf = (state: State, id: number): number => sum(reglementsOf(state, id).map(({ net }) => net));
