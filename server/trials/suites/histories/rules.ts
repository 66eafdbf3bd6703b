import { soldeAfterEdit } from '@comptoir/domain/caisse';
import { computeReglement, type ReglementFrom, refusalOf, soldeWhenEditing } from '@comptoir/domain/reglement';
import type { Kind, Operation } from './operation';
import { type Effect, found, GONE, NO_SUCH, next, type Rule, stale } from './rule';
import { commandes, depenses } from './rules.debts';
import {
  dettesIn,
  mouvementsOfCaisse,
  owedIn,
  type ReglementRow,
  type State,
  soldeIn,
  withEntry,
  without,
} from './state';

const caisses: { [K in Extract<Kind, `caisse.${string}`>]: Rule<K> } = {
  'caisse.create': {
    refusals: () => [],
    effect: (state, { montant }, caisseid) => ({
      state: {
        ...state,
        caisses: withEntry(state.caisses, caisseid, { caisseid, libelle: 'Caisse', version: 1 }),
        openings: withEntry(state.openings, caisseid, montant),
      },
      shown: { caisseid, montant, solde: montant, version: 1 },
    }),
  },
  'caisse.update': {
    refusals: ({ caisses }, { caisseid, version }) => {
      const row = caisses.get(caisseid);
      return row ? stale(row, version) : GONE;
    },
    effect: (state, { caisseid, libelle }) => {
      const row = next(found(state.caisses, caisseid), { libelle });
      const shown = { ...row, solde: soldeIn(state, caisseid), montant: state.openings.get(caisseid) };
      return { state: { ...state, caisses: withEntry(state.caisses, caisseid, row) }, shown };
    },
  },
  'caisse.remove': {
    refusals: (state, { caisseid }) => {
      if (!state.caisses.has(caisseid)) return GONE;
      return mouvementsOfCaisse(state, caisseid).length > 0 ? ['caisse.utilisee'] : [];
    },
    effect: (state, { caisseid }) => ({ state: { ...state, caisses: without(state.caisses, caisseid) }, shown: {} }),
  },
};

const mouvements: { [K in Extract<Kind, `mouvement.${string}`>]: Rule<K> } = {
  'mouvement.create': {
    refusals: (state, { caisseid, type, montant }) => {
      if (!state.caisses.has(caisseid)) return NO_SUCH;
      return soldeAfterEdit(soldeIn(state, caisseid), null, { type, montant }) < 0 ? ['caisse.solde_insuffisant'] : [];
    },
    effect: (state, { caisseid, type, montant }, mouvementcaisseid) => {
      const row = { mouvementcaisseid, caisseid, type, montant, version: 1 };
      return { state: { ...state, mouvements: withEntry(state.mouvements, mouvementcaisseid, row) }, shown: row };
    },
  },
  'mouvement.update': {
    refusals: (state, { mouvementcaisseid, type, montant, version }) => {
      const row = state.mouvements.get(mouvementcaisseid);
      if (!row) return GONE;
      const isShort = soldeAfterEdit(soldeIn(state, row.caisseid), row, { type, montant }) < 0;
      return [
        ...stale(row, version),
        ...(isShort ? [type === 0 ? 'caisse.solde_insuffisant' : 'caisse.solde_engage'] : []),
      ];
    },
    effect: (state, { mouvementcaisseid, type, montant }) => {
      const row = next(found(state.mouvements, mouvementcaisseid), { type, montant });
      return {
        state: { ...state, mouvements: withEntry(state.mouvements, mouvementcaisseid, row) },
        shown: { ...row },
      };
    },
  },
  'mouvement.remove': {
    refusals: (state, { mouvementcaisseid }) => {
      const row = state.mouvements.get(mouvementcaisseid);
      if (!row) return GONE;
      return soldeAfterEdit(soldeIn(state, row.caisseid), row, null) < 0 ? ['caisse.solde_engage'] : [];
    },
    effect: (state, { mouvementcaisseid }) => ({
      state: { ...state, mouvements: without(state.mouvements, mouvementcaisseid) },
      shown: {},
    }),
  },
};

const REFUSALS = {
  montant_nul: 'montant.nul',
  deja_solde: 'reglement.deja_solde',
  solde_insuffisant: 'caisse.solde_insuffisant',
} as const;

interface Asked {
  depenseid: number;
  from: ReglementFrom;
  caisseid: number;
  montant: number;
}

/** Returns every reason to refuse a payment, new or a correction of `own`; the API may tell any of them. */
function paymentRefusals(state: State, asked: Asked, own?: ReglementRow): string[] {
  const { depenseid, from, caisseid, montant } = asked;
  const dette = dettesIn(state, from).get(depenseid);
  const refusals = [...(dette ? [] : GONE), ...(state.caisses.has(caisseid) ? [] : NO_SUCH)];
  if (!dette || refusals.length > 0) return refusals;
  const owed = owedIn(state, { id: depenseid, montant: dette.montant }, own?.reglementid);
  const available = from === 0 ? availableIn(state, caisseid, own) : montant;
  const first = refusalOf({ owed, remis: montant, solde: available, from });
  if (first) return [REFUSALS[first], ...(available < montant ? [REFUSALS.solde_insuffisant] : [])];
  return own && from === 1
    ? spentRefusals(state, own, { caisseid, net: computeReglement({ owed, remis: montant }).net })
    : [];
}

/** Returns what a register can pay; when one of its own payments is corrected, that payment counts as undone. */
function availableIn(state: State, caisseid: number, own?: ReglementRow): number {
  const solde = soldeIn(state, caisseid);
  return own?.caisseid === caisseid ? soldeWhenEditing(solde, { from: 0, net: own.net }) : solde;
}

/** Refuses to delete or reduce an order's payment when the register has already spent the money. */
function spentRefusals(state: State, own: ReglementRow, apres: { caisseid: number; net: number } | null): string[] {
  const stays = apres?.caisseid === own.caisseid ? apres.net : 0;
  return soldeIn(state, own.caisseid) - own.net + stays < 0 ? ['caisse.solde_engage'] : [];
}

const reglements: { [K in Extract<Kind, `reglement.${string}`>]: Rule<K> } = {
  'reglement.create': {
    refusals: (state, operation) => paymentRefusals(state, operation),
    effect: (state, operation, reglementid) => posted(state, operation, reglementid, 1),
  },
  'reglement.update': {
    refusals: (state, operation) => {
      const row = state.reglements.get(operation.reglementid);
      if (!row) return GONE;
      return [...stale(row, operation.version), ...paymentRefusals(state, operation, row)];
    },
    effect: (state, operation) => {
      const { version } = found(state.reglements, operation.reglementid);
      return posted(state, operation, operation.reglementid, version + 1);
    },
  },
  'reglement.remove': {
    refusals: (state, { reglementid }) => {
      const row = state.reglements.get(reglementid);
      if (!row) return GONE;
      return row.from === 1 ? spentRefusals(state, row, null) : [];
    },
    effect: (state, { reglementid }) => ({
      state: { ...state, reglements: without(state.reglements, reglementid) },
      shown: {},
    }),
  },
};

function posted(state: State, asked: Asked, reglementid: number, version: number): Effect {
  const { depenseid, from, caisseid, montant } = asked;
  const dette = found(dettesIn(state, from), depenseid);
  const owed = owedIn(state, { id: depenseid, montant: dette.montant }, reglementid);
  const { net, rendu } = computeReglement({ owed, remis: montant });
  const row = { reglementid, depenseid, from, caisseid, remis: montant, net, version };
  const shown = {
    reglementid,
    depenseid,
    from,
    caisseid,
    montant: net,
    montantremis: montant,
    montantRendu: rendu,
    version,
  };
  return { state: { ...state, reglements: withEntry(state.reglements, reglementid, row) }, shown };
}

const RULES: { [K in Kind]: Rule<K> } = {
  ...caisses,
  ...mouvements,
  ...depenses,
  ...commandes,
  ...reglements,
};

/** Returns the rule of an operation. */
export function ruleOf(operation: Operation): Rule<Kind> {
  return RULES[operation.kind] as unknown as Rule<Kind>;
}
