import { soldeAfterEdit } from '#domain/caisse';
import { canLowerMontant } from '#domain/depense';
import { computeReglement, refusalOf, soldeWhenEditing } from '#domain/reglement';
import type { Kind, Of, Operation } from './operation';
import { mouvementsOfCaisse, owedIn, reglementsOfDepense, type State, soldeIn, withEntry, without } from './state';

/** Fields of a record that an answer shows, as the model knows them. */
type Shown = Readonly<Record<string, unknown>>;

/** What an operation does to a state when nothing refuses it: the new state, and what the answer must show. */
interface Effect {
  state: State;
  shown: Shown;
}

interface Rule<K extends Kind> {
  /** Every code by which the API may refuse it in this state; none means it must succeed. */
  refusals(state: State, operation: Of<K>): string[];
  /** `id` is the one that the answer gave to a new record. */
  effect(state: State, operation: Of<K>, id: number): Effect;
}

const GONE = ['introuvable'];
/** A body that names what does not exist; a wrong field, or a record that is not there. */
const NO_SUCH = ['requete.invalide', 'champ.invalide', 'introuvable'];
const stale = (row: { version: number }, version: number | undefined) =>
  version === undefined || version === row.version ? [] : ['conflit.version'];
const next = <R extends { version: number }>(row: R, changes: Partial<R>): R => ({
  ...row,
  ...changes,
  version: row.version + 1,
});

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

const depenses: { [K in Extract<Kind, `depense.${string}`>]: Rule<K> } = {
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
      const canLower = canLowerMontant(montant, row.montant - owedIn(state, row));
      return [...stale(row, version), ...(canLower ? [] : ['depense.montant_inferieur_regle'])];
    },
    effect: (state, { depenseid, montant }) => {
      const row = next(found(state.depenses, depenseid), { montant });
      const shown = { ...row, montantrestant: owedIn(state, row) };
      return { state: { ...state, depenses: withEntry(state.depenses, depenseid, row) }, shown };
    },
  },
  'depense.remove': {
    refusals: (state, { depenseid }) => {
      if (!state.depenses.has(depenseid)) return GONE;
      return reglementsOfDepense(state, depenseid).length > 0 ? ['depense.a_des_reglements'] : [];
    },
    effect: (state, { depenseid }) => ({
      state: { ...state, depenses: without(state.depenses, depenseid) },
      shown: {},
    }),
  },
};

const REFUSALS = {
  montant_nul: 'montant.nul',
  deja_solde: 'reglement.deja_solde',
  solde_insuffisant: 'caisse.solde_insuffisant',
} as const;

/** Why a payment is refused, a new one or `except` corrected: every reason that holds, whichever is told. */
function paymentRefusals(
  state: State,
  { depenseid, caisseid, montant }: { depenseid: number; caisseid: number; montant: number },
  except?: number,
): string[] {
  const depense = state.depenses.get(depenseid);
  const refusals = [...(depense ? [] : GONE), ...(state.caisses.has(caisseid) ? [] : NO_SUCH)];
  if (!depense || refusals.length > 0) return refusals;
  const own = except === undefined ? undefined : state.reglements.get(except);
  const solde = soldeIn(state, caisseid);
  const available = own?.caisseid === caisseid ? soldeWhenEditing(solde, { from: 0, net: own.net }) : solde;
  const owed = owedIn(state, depense, except);
  const first = refusalOf({ owed, remis: montant, solde: available, from: 0 });
  if (!first) return [];
  const isShort = available < montant;
  return [REFUSALS[first], ...(isShort ? [REFUSALS.solde_insuffisant] : [])];
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
      return [...stale(row, operation.version), ...paymentRefusals(state, operation, operation.reglementid)];
    },
    effect: (state, operation) => {
      const { version } = found(state.reglements, operation.reglementid);
      return posted(state, operation, operation.reglementid, version + 1);
    },
  },
  'reglement.remove': {
    refusals: ({ reglements }, { reglementid }) => (reglements.has(reglementid) ? [] : GONE),
    effect: (state, { reglementid }) => ({
      state: { ...state, reglements: without(state.reglements, reglementid) },
      shown: {},
    }),
  },
};

function posted(
  state: State,
  { depenseid, caisseid, montant }: { depenseid: number; caisseid: number; montant: number },
  reglementid: number,
  version: number,
): Effect {
  const owed = owedIn(state, found(state.depenses, depenseid), reglementid);
  const { net, rendu } = computeReglement({ owed, remis: montant });
  const row = { reglementid, depenseid, caisseid, remis: montant, net, version };
  const shown = { reglementid, depenseid, caisseid, montant: net, montantremis: montant, montantRendu: rendu, version };
  return { state: { ...state, reglements: withEntry(state.reglements, reglementid, row) }, shown };
}

function found<V>(map: ReadonlyMap<number, V>, id: number): V {
  const value = map.get(id);
  if (value === undefined) throw new Error(`no record ${id} in the model`);
  return value;
}

const RULES: { [K in Kind]: Rule<K> } = { ...caisses, ...mouvements, ...depenses, ...reglements };

/** The rule of an operation. */
export function ruleOf(operation: Operation): Rule<Kind> {
  return RULES[operation.kind] as unknown as Rule<Kind>;
}
