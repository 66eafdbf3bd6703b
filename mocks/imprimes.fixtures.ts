import { numeroOf, type ObjetImprime } from '@comptoir/domain/imprime';
import { caisses } from './caisses.fixtures';
import { createStore } from './createStore';
import type { ImprimeRow, Store } from './store';

/** A payment of an expense that was corrected. */
const CORRIGE = 18;

/**
 * Overrides of `createStore`: the registers have codes of six letters, and the document of one payment replaced
 * another. A new store numbers its payments after the given documents, so this one moves each number up by one.
 */
export function longCodes(): Pick<Store, 'caisses' | 'imprimes'> {
  const named = { caisses: caisses().map((row) => ({ ...row, code: `PLATO${row.caisseid}` })) };
  const imprimes = createStore(named)
    .imprimes.filter(({ objet, objetid }) => objet === 'reglement' && objetid === CORRIGE)
    .map((row) => ({ ...row, imprimeid: 1, rang: 1, etat: 'remplace' as const, remplacepar: row.imprimeid + 1 }));
  return { ...named, imprimes };
}

/** The payment of an expense, 60 000 francs, whose document `avecImprime` gives. */
const PAYE = 17;
/** The id of the document that `avecImprime` gives, and its number. */
export const IMPRIME = { imprimeid: 1, numero: 'BC-C1-2026-000001' } as const;

/**
 * Overrides of `createStore`: the document `IMPRIME` of a payment, with its number of prints, its state and its public
 * address.
 */
export function avecImprime(
  fields: Partial<Pick<ImprimeRow, 'etat' | 'tirages' | 'lien'>> = {},
): Pick<Store, 'imprimes'> {
  const imprimes = createStore()
    .imprimes.filter(({ objet, objetid }) => objet === 'reglement' && objetid === PAYE)
    .map((row) => ({ ...row, imprimeid: IMPRIME.imprimeid, rang: 1, lien: null, ...fields }));
  return { imprimes };
}

/** The document of an order, a transfer or a closing in a store with these overrides: its id and its number. */
function imprimeDe(objet: ObjetImprime, objetid: number, ...overrides: Partial<Store>[]) {
  const [row] = createStore(...overrides).imprimes.filter((one) => one.objet === objet && one.objetid === objetid);
  if (!row) throw new Error(`${objet} ${objetid} has no document`);
  return { imprimeid: row.imprimeid, numero: numeroOf(row) };
}

/** The document of an order in a new store: its id and its number. */
export const imprimeDeCommande = (commandeid: number) => imprimeDe('commande', commandeid);

/** The minutes of a closing in a store with these overrides. */
export const imprimeDArrete = (arreteid: number, overrides: Partial<Store>) => imprimeDe('arrete', arreteid, overrides);

/** The document of a transfer in a store with these overrides. */
export const imprimeDeTransfert = (transfertid: number, overrides: Partial<Store>) =>
  imprimeDe('transfert', transfertid, overrides);
