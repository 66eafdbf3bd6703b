import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import { numeroOf, type ObjetImprime } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { lienOf } from './pieces';
import { rowOf, rowsHaving } from './rows';
import type { ImprimeRow, Store } from './store';

/** The documents of a payment, the latest last. */
export const imprimesOf = ({ imprimes }: Store, objetid: RecordId): ImprimeRow[] =>
  rowsHaving(imprimes, { objet: 'reglement', objetid });

/**
 * A payment's latest document with its number, null and '' for none, the number of the one that this replaced, and the path
 * of its signature; '' for none.
 */
export function numerosOf(
  store: Store,
  reglementid: RecordId,
): Pick<Reglement, 'imprimeid' | 'numero' | 'remplace' | 'decharge'> {
  const imprimes = imprimesOf(store, reglementid);
  const latest = imprimes.at(-1);
  const former = latest && rowsHaving(imprimes, { remplacepar: latest.imprimeid })[0];
  const imprimeid = latest?.imprimeid ?? null;
  const decharge = lienOf(rowOf(store, 'fichiers', latest?.documentid ?? null));
  return { imprimeid, numero: latest ? numeroOf(latest) : '', remplace: former ? numeroOf(former) : '', decharge };
}

/** The document of an order, a transfer or a closing and its number, null and '' for none. */
function onlyOne({ imprimes }: Store, objet: ObjetImprime, objetid: RecordId): Pick<Commande, 'imprimeid' | 'numero'> {
  const row = rowsHaving(imprimes, { objet, objetid })[0];
  return { imprimeid: row?.imprimeid ?? null, numero: row ? numeroOf(row) : '' };
}

/** The document of an order and its number, null and '' for none. */
export const numeroOfCommande = (store: Store, commandeid: RecordId) => onlyOne(store, 'commande', commandeid);

/** The same of a transfer. */
export const numeroOfTransfert = (store: Store, transfertid: RecordId) => onlyOne(store, 'transfert', transfertid);

/** The same of a closing: its minutes (ADR 0049). */
export const numeroOfArrete = (store: Store, arreteid: RecordId) => onlyOne(store, 'arrete', arreteid);

/** The numbers of the documents of the transfers from or to a register, and of its closings. */
export const numerosOfCaisse = (store: Store, caisseid: RecordId): string[] => [
  ...store.transferts
    .filter(({ sourceid, cibleid }) => [sourceid, cibleid].includes(caisseid))
    .map(({ transfertid }) => numeroOfTransfert(store, transfertid).numero),
  ...rowsHaving(store.arretes, { caisseid }).map(({ arreteid }) => numeroOfArrete(store, arreteid).numero),
];
