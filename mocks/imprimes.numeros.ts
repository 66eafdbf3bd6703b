import type { Commande } from '@comptoir/contract/commandes';
import { lienPublic } from '@comptoir/contract/imprimeRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { dayOfInstant } from '@comptoir/domain/dates';
import {
  anneeOf,
  type Imprimee,
  isRenumbered,
  numeroOf,
  type ObjetImprime,
  type Serie,
  serieDeTransfert,
  serieOf,
} from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { lienOf } from './pieces';
import { rowOf, rowsHaving, todayOf } from './rows';
import type { ArreteRow, CommandeRow, ImprimeRow, ReglementRow, Store, TransfertRow } from './store';

/** The documents of a payment, the latest last. */
export const imprimesOf = ({ imprimes }: Store, objetid: RecordId): ImprimeRow[] =>
  rowsHaving(imprimes, { objet: 'reglement', objetid });

/**
 * A payment's latest document with its number (null and '' without one), the number that it replaced, and the path of
 * its signature.
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

/** The document of an order, a transfer or a closing and its number; null and '' without one. */
function onlyOne({ imprimes }: Store, objet: ObjetImprime, objetid: RecordId): Pick<Commande, 'imprimeid' | 'numero'> {
  const row = rowsHaving(imprimes, { objet, objetid })[0];
  return { imprimeid: row?.imprimeid ?? null, numero: row ? numeroOf(row) : '' };
}

/** The document of an order and its number; null and '' without one. */
export const numeroOfCommande = (store: Store, commandeid: RecordId) => onlyOne(store, 'commande', commandeid);

/** The document of a transfer and its number. */
export const numeroOfTransfert = (store: Store, transfertid: RecordId) => onlyOne(store, 'transfert', transfertid);

/** The minutes of a closing and their number (ADR 0049). */
export const numeroOfArrete = (store: Store, arreteid: RecordId) => onlyOne(store, 'arrete', arreteid);

/** The numbers of the documents of the transfers from or to a register, and of its closings. */
export const numerosOfCaisse = (store: Store, caisseid: RecordId): string[] => [
  ...store.transferts
    .filter(({ sourceid, cibleid }) => [sourceid, cibleid].includes(caisseid))
    .map(({ transfertid }) => numeroOfTransfert(store, transfertid).numero),
  ...rowsHaving(store.arretes, { caisseid }).map(({ arreteid }) => numeroOfArrete(store, arreteid).numero),
];

/** The rows that have numbered documents, by the subject of the documents. */
interface Rows {
  reglement: ReglementRow;
  commande: CommandeRow;
  transfert: TransfertRow;
  arrete: ArreteRow;
}

/**
 * How a row is numbered: in a series of its register or of the house, from an instant on; a document may be cancelled.
 */
interface Numbered {
  id: RecordId;
  serie: Serie;
  caisseid: RecordId | null;
  createdon: string;
  isCancelled: boolean;
}

const NUMBERED: { readonly [objet in ObjetImprime]: (store: Store, row: Rows[objet]) => Numbered } = {
  // A payment is numbered at the time of its first movement (ADR 0041).
  reglement: ({ mouvements }, { reglementid, from, caisseid, date, contrepassele }) => ({
    id: reglementid,
    serie: serieOf(from),
    caisseid,
    createdon: rowsHaving(mouvements, { reglementid })[0]?.createdon ?? date,
    isCancelled: contrepassele !== null,
  }),
  // An order has a number of the house (ADR 0045).
  commande: (_store, { commandeid: id, createdon }) => ({
    id,
    serie: 'BDC',
    caisseid: null,
    createdon,
    isCancelled: false,
  }),
  // A transfer has a number of its source; a transfer that grants an advance is an advance slip (ADR 0047).
  transfert: (store, { transfertid: id, sourceid: caisseid, cibleid, createdon, etat }) => ({
    id,
    serie: serieDeTransfert(rowOf(store, 'caisses', cibleid)?.nature ?? 'especes'),
    caisseid,
    createdon,
    isCancelled: etat === 'refuse' || etat === 'annule',
  }),
  // A closing has minutes (ADR 0049).
  arrete: (_store, { arreteid: id, caisseid, createdon, etat }) => ({
    id,
    serie: 'PV',
    caisseid,
    createdon,
    isCancelled: etat === 'rouvert',
  }),
};

/** The public link of this rank; null when the installation has no public address (ADR 0046). */
export const lienDeRang = ({ organisation }: Store, rank: number): string | null =>
  lienPublic(organisation.adressepublique, String(rank).padStart(22, '0'));

/**
 * Gives the document of a row the next number of its series in the year `annee`. A row whose register is not in the
 * store gets none.
 */
export function numberImprime<Objet extends ObjetImprime>(
  store: Store,
  objet: Objet,
  numbered: Rows[Objet],
  annee = anneeOf(todayOf(store)),
): ImprimeRow | null {
  const { id: objetid, serie, caisseid } = NUMBERED[objet](store, numbered);
  const caisse = rowOf(store, 'caisses', caisseid);
  if (caisseid !== null && !caisse) return null;
  const series = { serie, caisseid, annee };
  const imprimeid = store.imprimes.length + 1;
  const row: ImprimeRow = {
    ...series,
    imprimeid,
    rang: rowsHaving(store.imprimes, series).length + 1,
    code: caisse?.code ?? '',
    objet,
    objetid,
    etat: 'valide',
    remplacepar: null,
    tirages: 0,
    documentid: null,
    lien: lienDeRang(store, imprimeid),
  };
  store.imprimes.push(row);
  return row;
}

/** Numbers the rows of a kind in a new store in the order of their entry, as the server's migration does. */
export function numberImprimes<Objet extends ObjetImprime>(
  store: Store,
  objet: Objet,
  rows: readonly Rows[Objet][],
): void {
  const entered = rows
    .map((row) => ({ row, ...NUMBERED[objet](store, row) }))
    .sort((a, b) => a.createdon.localeCompare(b.createdon) || a.id - b.id);
  for (const { row, id, createdon, isCancelled } of entered) {
    numberImprime(store, objet, row, anneeOf(dayOfInstant(createdon)));
    if (isCancelled) cancelImprime(store, objet, id);
  }
}

/** Gives a corrected payment a new number when the correction needs one. */
export function renumberReglement(store: Store, avant: ReglementRow, apres: ReglementRow): void {
  if (!isRenumbered(imprimeeOf(avant), imprimeeOf(apres))) return;
  const former = imprimesOf(store, apres.reglementid).at(-1);
  const next = numberImprime(store, 'reglement', apres);
  if (former && next) Object.assign(former, { etat: 'remplace', remplacepar: next.imprimeid });
}

const imprimeeOf = ({ remis, net, ...row }: ReglementRow): Imprimee => ({ ...row, montantremis: remis, montant: net });

/**
 * Cancels the document of a deleted or reversed payment, of a deleted order, or of a reopened closing. Its number is
 * not given again.
 */
export function cancelImprime({ imprimes }: Store, objet: ObjetImprime, objetid: RecordId): void {
  for (const row of rowsHaving(imprimes, { objet, objetid, etat: 'valide' })) row.etat = 'annule';
}
