import type { Nature } from '@comptoir/domain/caisse';
import fc from 'fast-check';
import type { Kind, Operation } from './operation';
import type { State } from './state';

/** An operation whose records are chosen only when it runs, among those that exist then. */
export interface Intention {
  kind: Kind;
  /** Number that picks one of the records, sometimes a deleted one. */
  a: number;
  b: number;
  montant: number;
  /** Type of a movement; for a payment, the kind of debt: 0 an expense, 1 an order. */
  type: 0 | 1;
  version: 'none' | 'current' | 'stale';
  /** What a wallet's operator calls it and takes for it: so few references that they come again. */
  reference: string;
  frais: number;
}

/** All ids that ever existed, because a deleted record is sometimes picked. */
export type Known = { [Noun in 'caisses' | 'mouvements' | 'depenses' | 'commandes' | 'reglements']: readonly number[] };

const KINDS: readonly { weight: number; arbitrary: fc.Arbitrary<Kind> }[] = [
  { weight: 7, arbitrary: fc.constantFrom('reglement.create') },
  { weight: 4, arbitrary: fc.constantFrom('reglement.update') },
  { weight: 3, arbitrary: fc.constantFrom('reglement.remove') },
  { weight: 3, arbitrary: fc.constantFrom('depense.create', 'commande.create', 'mouvement.create') },
  { weight: 3, arbitrary: fc.constantFrom('depense.update', 'commande.update', 'mouvement.update') },
  { weight: 2, arbitrary: fc.constantFrom('depense.remove', 'commande.remove', 'mouvement.remove', 'caisse.create') },
  { weight: 1, arbitrary: fc.constantFrom('caisse.update', 'caisse.remove') },
];

export const intention: fc.Arbitrary<Intention> = fc.record({
  kind: fc.oneof(...KINDS),
  a: fc.nat({ max: 1000 }),
  b: fc.nat({ max: 1000 }),
  montant: fc.integer({ min: 1, max: 400 }),
  type: fc.constantFrom(0, 1),
  version: fc.constantFrom('none', 'current', 'stale'),
  reference: fc.constantFrom('', ...Array.from({ length: 12 }, (_, n) => `R${n}`)),
  frais: fc.constantFrom(0, 1, 5, 60),
});

const NOBODY = 2_147_483_647;

/** Picks a live record in seven cases of eight, otherwise any record that ever existed. */
function picked(live: ReadonlyMap<number, unknown>, ever: readonly number[], pick: number): number {
  const ids = pick % 8 === 0 || live.size === 0 ? ever : [...live.keys()];
  return ids[Math.floor(pick / 8) % Math.max(ids.length, 1)] ?? NOBODY;
}

function versionOf(rows: ReadonlyMap<number, { version: number }>, id: number, choice: Intention['version']) {
  const current = rows.get(id)?.version ?? 1;
  if (choice === 'none') return undefined;
  return choice === 'current' ? current : current + 1;
}

/** Every third register is a wallet. */
const natureOf = (montant: number): Nature => (montant % 3 === 0 ? 'wave' : 'especes');

/** Returns what is said to a register: mostly nothing to one of cash, which refuses it. */
function saidTo(state: State, caisseid: number, { reference, frais, montant }: Intention) {
  const isSaid = state.caisses.get(caisseid)?.nature === 'wave' || montant % 16 === 0;
  return isSaid ? { reference, frais } : { reference: '', frais: 0 };
}

/** Returns the operation that an intention becomes in this state. */
export function operationOf(intention: Intention, state: State, known: Known): Operation {
  const { kind, a, b, montant, type, version } = intention;
  const caisseid = picked(state.caisses, known.caisses, a);
  const mouvementcaisseid = picked(state.mouvements, known.mouvements, a);
  const depenseid = picked(state.depenses, known.depenses, b);
  const commandeid = picked(state.commandes, known.commandes, b);
  const dette = { from: type, depenseid: type === 0 ? depenseid : commandeid };
  const reglementid = picked(state.reglements, known.reglements, b);
  const said = saidTo(state, caisseid, intention);
  switch (kind) {
    case 'caisse.create':
      return { kind, nature: natureOf(montant), montant };
    case 'depense.create':
    case 'commande.create':
      return { kind, montant };
    case 'caisse.update':
      return { kind, caisseid, libelle: `Caisse ${montant}`, version: versionOf(state.caisses, caisseid, version) };
    case 'caisse.remove':
      return { kind, caisseid };
    case 'mouvement.create':
      return { kind, caisseid, type, montant, reference: said.reference };
    case 'mouvement.update':
      return {
        kind,
        mouvementcaisseid,
        type,
        montant,
        reference: saidTo(state, state.mouvements.get(mouvementcaisseid)?.caisseid ?? NOBODY, intention).reference,
        version: versionOf(state.mouvements, mouvementcaisseid, version),
      };
    case 'mouvement.remove':
      return { kind, mouvementcaisseid };
    case 'depense.update':
      return { kind, depenseid, montant, version: versionOf(state.depenses, depenseid, version) };
    case 'depense.remove':
      return { kind, depenseid };
    case 'commande.update':
      return { kind, commandeid, montant, version: versionOf(state.commandes, commandeid, version) };
    case 'commande.remove':
      return { kind, commandeid };
    case 'reglement.create':
      return { kind, ...dette, caisseid, montant, ...said };
    case 'reglement.update': {
      // A payment stays with its debt. The debt of a deleted payment is forgotten, so any debt will do.
      const { depenseid, from } = state.reglements.get(reglementid) ?? dette;
      const sent = versionOf(state.reglements, reglementid, version);
      return { kind, reglementid, depenseid, from, caisseid, montant, ...said, version: sent };
    }
    case 'reglement.remove':
      return { kind, reglementid };
  }
}
