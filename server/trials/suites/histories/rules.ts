import { soldeAfterEdit } from '@comptoir/domain/caisse';
import { hasOperateur, referenceRefusal } from '@comptoir/domain/reference';
import { computeReglement, refusalOf } from '@comptoir/domain/reglement';
import type { Kind, Operation, PaymentAsked } from './operation';
import { type Effect, found, GONE, NO_SUCH, next, type Rule, stale } from './rule';
import { commandes, depenses } from './rules.debts';
import {
  dettesIn,
  isReferenceTaken,
  type MouvementRow,
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
    effect: (state, { nature, montant }, caisseid) => ({
      state: {
        ...state,
        caisses: withEntry(state.caisses, caisseid, { caisseid, nature, libelle: 'Caisse', version: 1 }),
        openings: withEntry(state.openings, caisseid, montant),
      },
      shown: { caisseid, nature, montant, solde: montant, version: 1 },
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

const REFERENCE = {
  requise: 'champ.requis',
  sans_objet: 'reference.sans_objet',
  prise: 'reference.deja_utilisee',
} as const;

/** Returns what a register that is there says against a reference and a fee (ADR 0037). */
function referenceRefusals(
  state: State,
  asked: { caisseid: number; reference: string; frais?: number },
  own?: MouvementRow | ReglementRow,
): string[] {
  const { nature } = found(state.caisses, asked.caisseid);
  const refusal = referenceRefusal(nature, asked.reference);
  return [
    ...(refusal ? [REFERENCE[refusal]] : []),
    ...(asked.frais && !hasOperateur(nature) ? [REFERENCE.sans_objet] : []),
    ...(isReferenceTaken(state, asked, own) ? [REFERENCE.prise] : []),
  ];
}

const mouvements: { [K in Extract<Kind, `mouvement.${string}`>]: Rule<K> } = {
  'mouvement.create': {
    refusals: (state, operation) => {
      const { caisseid } = operation;
      if (!state.caisses.has(caisseid)) return NO_SUCH;
      const isShort = soldeAfterEdit(soldeIn(state, caisseid), null, operation) < 0;
      return [...referenceRefusals(state, operation), ...(isShort ? ['caisse.solde_insuffisant'] : [])];
    },
    effect: (state, { kind, ...fields }, mouvementcaisseid) => {
      const row = { mouvementcaisseid, ...fields, version: 1 };
      return { state: { ...state, mouvements: withEntry(state.mouvements, mouvementcaisseid, row) }, shown: row };
    },
  },
  'mouvement.update': {
    refusals: (state, { mouvementcaisseid, type, montant, reference, version }) => {
      const row = state.mouvements.get(mouvementcaisseid);
      if (!row) return GONE;
      const isShort = soldeAfterEdit(soldeIn(state, row.caisseid), row, { type, montant }) < 0;
      return [
        ...stale(row, version),
        ...referenceRefusals(state, { caisseid: row.caisseid, reference }, row),
        ...(isShort ? [type === 0 ? 'caisse.solde_insuffisant' : 'caisse.solde_engage'] : []),
      ];
    },
    effect: (state, { mouvementcaisseid, type, montant, reference }) => {
      const row = next(found(state.mouvements, mouvementcaisseid), { type, montant, reference });
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

/** What a register that holds too little says of a payment of an expense, and of one of an order. */
const MANQUE = { 0: 'caisse.solde_insuffisant', 1: 'caisse.solde_engage' } as const;
const REFUSALS = {
  montant_nul: 'montant.nul',
  deja_solde: 'reglement.deja_solde',
  trop_percu: 'reglement.trop_percu',
  trop_verse: 'reglement.trop_verse',
} as const;

/** Returns every reason to refuse a payment, new or a correction of `own`; the API may tell any of them. */
function paymentRefusals(state: State, asked: PaymentAsked, own?: ReglementRow): string[] {
  const { depenseid, from, caisseid, montant, frais } = asked;
  const dette = dettesIn(state, from).get(depenseid);
  const refusals = [...(dette ? [] : GONE), ...(state.caisses.has(caisseid) ? [] : NO_SUCH)];
  if (!dette || refusals.length > 0) return refusals;
  const owed = owedIn(state, { id: depenseid, montant: dette.montant }, own?.reglementid);
  const available = availableIn(state, caisseid, own);
  const isOperateur = hasOperateur(found(state.caisses, caisseid).nature);
  const first = refusalOf({ owed, remis: montant, frais, solde: available, from, isOperateur });
  const { net } = computeReglement({ owed, remis: montant });
  const isShort = from === 0 ? available < montant + frais : available + net - frais < 0;
  return [
    ...referenceRefusals(state, asked, own),
    ...(first && first !== 'solde_insuffisant' ? [REFUSALS[first]] : []),
    ...(isShort ? [MANQUE[from]] : []),
    ...(own && own.caisseid !== caisseid ? spentRefusals(state, own) : []),
  ];
}

/** Returns what a register holds as if `own`, one of its payments, and its fee were undone. */
function availableIn(state: State, caisseid: number, own?: ReglementRow): number {
  const solde = soldeIn(state, caisseid);
  return own?.caisseid === caisseid ? solde + (own.from === 0 ? own.net : -own.net) + own.frais : solde;
}

/** Refuses to take an order's payment out of a register that has already spent the money. */
function spentRefusals(state: State, own: ReglementRow): string[] {
  return availableIn(state, own.caisseid, own) < 0 ? [MANQUE[1]] : [];
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
      return spentRefusals(state, row);
    },
    effect: (state, { reglementid }) => ({
      state: { ...state, reglements: without(state.reglements, reglementid) },
      shown: {},
    }),
  },
};

function posted(state: State, asked: PaymentAsked, reglementid: number, version: number): Effect {
  const { depenseid, from, caisseid, montant, reference, frais } = asked;
  const dette = found(dettesIn(state, from), depenseid);
  const owed = owedIn(state, { id: depenseid, montant: dette.montant }, reglementid);
  const { net, rendu } = computeReglement({ owed, remis: montant });
  const row = { reglementid, depenseid, from, caisseid, remis: montant, net, reference, frais, version };
  const shown = {
    reglementid,
    depenseid,
    from,
    caisseid,
    montant: net,
    montantremis: montant,
    montantRendu: rendu,
    reference,
    frais,
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
