import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, dechargeSignee, lienPublic, lienRenouvele } from '@comptoir/contract/imprimeRules';
import { type Imprime, idsOfLot } from '@comptoir/contract/imprimes';
import { nomLivraison } from '@comptoir/contract/papiers/commande';
import { NOM_LOT, nomImage, nomPiece } from '@comptoir/contract/papiers/piece';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import { dayOfInstant } from '@comptoir/domain/dates';
import {
  anneeOf,
  type Imprimee,
  isRenumbered,
  numeroOf,
  type ObjetImprime,
  serieDeTransfert,
  serieOf,
} from '@comptoir/domain/imprime';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, seesTransfert } from './acces';
import { recordActivite, recordUpdate } from './audit';
import { avancesOf } from './avance';
import { imprimesOf, numerosOf } from './numeros';
import { imageOf, papierOf } from './papier';
import type { UtilisateurRow } from './personnes';
import { storePreuve } from './pieces';
import type { Resolvers, Upload } from './resolver';
import { foundRow, rowOf, rowsHaving, todayOf } from './rows';
import { holdsPermission } from './session';
import type { ArreteRow, CommandeRow, ImprimeRow, ReglementRow, Store, TransfertRow } from './store';

/** The mocks of the calls that print the documents of payments, orders, transfers and closings (ADR 0042, 0045, 0047, 0049). */
export function imprimesMocks(store: Store): Resolvers<'imprimes'> {
  return {
    byId: ({ utilisateur, params }) => ({
      data: shownImprime(readableImprime(store, utilisateur, params.imprimeid).row),
    }),
    tirer: ({ utilisateur, params }) => ({
      data: countedTirage(store, utilisateur, printableImprime(store, utilisateur, params.imprimeid)),
    }),
    tirerlot: ({ utilisateur, body }) => {
      // Nothing is counted where one of them is refused.
      const printable = body.imprimeids.map((imprimeid) => printableImprime(store, utilisateur, imprimeid));
      return { data: printable.map((one) => countedTirage(store, utilisateur, one)) };
    },
    lot: ({ utilisateur, query }) => {
      const [first = 0] = idsOfLot(query.imprimeids).map(
        (imprimeid) => printableImprime(store, utilisateur, imprimeid).row.imprimeid,
      );
      return papierOf(first, NOM_LOT);
    },
    pdf: ({ utilisateur, params }) => {
      const { row } = printableImprime(store, utilisateur, params.imprimeid);
      return papierOf(row.imprimeid, nomPiece({ numero: numeroOf(row) }));
    },
    partage: ({ utilisateur, params }) => {
      const { row } = printableImprime(store, utilisateur, params.imprimeid);
      return imageOf(row.imprimeid, nomImage({ numero: numeroOf(row) }));
    },
    livraison: ({ utilisateur, params }) => {
      const { row } = readableImprime(store, utilisateur, params.imprimeid);
      if (row.objet !== 'commande') throw new Refusal('introuvable');
      return papierOf(row.imprimeid, nomLivraison({ numero: numeroOf(row) }));
    },
    renouveler: ({ utilisateur, params }) => {
      const { row, caisseid } = readableImprime(store, utilisateur, params.imprimeid);
      row.lien = lienOf(store, store.nextId());
      const told = toldImprime(row, caisseid);
      recordActivite(store, utilisateur, {
        ...{ actiontype: 'Update', libelle: lienRenouvele(told), objet: 'imprime', objetid: row.imprimeid },
        ...{ avant: told, apres: told },
      });
      return { data: shownImprime(row) };
    },
  };
}

type Readable = ReturnType<typeof readableImprime>;

/** Returns what `readableImprime` does of a document that is printed. Throws 409 `imprime.remplace` for any other. */
function printableImprime(store: Store, utilisateur: UtilisateurRow, imprimeid: RecordId): Readable {
  const readable = readableImprime(store, utilisateur, imprimeid);
  checkImprimable(readable.row);
  return readable;
}

/** Counts one more print. */
function countedTirage(store: Store, utilisateur: UtilisateurRow, { row, caisseid }: Readable): Imprime {
  const avant = toldImprime(row, caisseid);
  row.tirages += 1;
  recordUpdate(store, utilisateur, 'imprime', row.imprimeid, { avant, apres: toldImprime(row, caisseid) });
  return shownImprime(row);
}

/** Returns a document that the user reads, and the register of its payment or transfer. Throws `introuvable` for any other. */
function readableImprime(store: Store, utilisateur: UtilisateurRow, imprimeid: RecordId) {
  const row = existingRecord(rowsHaving(store.imprimes, { imprimeid })[0]);
  if (row.objet === 'transfert') {
    if (!readsTransfert(store, utilisateur, foundRow(store, 'transferts', row.objetid)))
      throw new Refusal('introuvable');
    return { row, caisseid: row.caisseid };
  }
  if (row.objet === 'arrete') {
    const isRead = holdsPermission(store, utilisateur, 'caisses') && isReachable(store, utilisateur, row.caisseid);
    if (!isRead) throw new Refusal('introuvable');
    return { row, caisseid: row.caisseid };
  }
  // A deleted payment is no row of the store any more; its latest document is of its register.
  const { caisseid } = rowsHaving(store.imprimes, { objet: row.objet, objetid: row.objetid }).at(-1) ?? row;
  const from = row.serie === 'BC' ? REGLEMENT_FROM.depense : REGLEMENT_FROM.commande;
  const isRead = holdsPermission(store, utilisateur, READS_REGLEMENT[from]);
  if (!(isRead && isReachable(store, utilisateur, caisseid))) throw new Refusal('introuvable');
  return { row, caisseid };
}

/** Whether a user reads a transfer: by one of its registers, or by the advance that it grants or gives back (ADR 0047). */
function readsTransfert(store: Store, utilisateur: UtilisateurRow, transfert: TransfertRow): boolean {
  const { sourceid, cibleid } = transfert;
  if (holdsPermission(store, utilisateur, 'caisses') && seesTransfert(store, utilisateur, transfert)) return true;
  if (!holdsPermission(store, utilisateur, 'avances')) return false;
  const ends = [sourceid, cibleid];
  return avancesOf(store, utilisateur).some((row) => row.caisseid !== null && ends.includes(row.caisseid));
}

/** Whether a user sees the register of a document; that of an order is of none. */
const isReachable = (store: Store, utilisateur: UtilisateurRow, caisseid: RecordId | null): boolean =>
  caisseid === null || seesCaisse(store, utilisateur, caisseid);

const shownImprime = (row: ImprimeRow): Imprime => ({
  imprimeid: row.imprimeid,
  numero: numeroOf(row),
  etat: row.etat,
  tirages: row.tirages,
  lien: row.lien,
});

/**
 * A document as the log tells it: without its link, and with the register that decides who reads the line (PRODUCT Q),
 * where it has one.
 */
function toldImprime(row: ImprimeRow, caisseid: RecordId | null) {
  const { lien: _, ...told } = shownImprime(row);
  return caisseid === null ? told : { ...told, caisseid };
}

/** The public link of this rank, null where the installation has no public address (ADR 0046). */
const lienOf = ({ organisation }: Store, rank: number): string | null =>
  lienPublic(organisation.adressepublique, String(rank).padStart(22, '0'));

/** Gives a payment the next number of its register, in the year `annee` (ADR 0041). */
export function numberReglement(
  store: Store,
  { reglementid, caisseid, from }: ReglementRow,
  annee = anneeOf(todayOf(store)),
): ImprimeRow {
  const { code } = foundRow(store, 'caisses', caisseid);
  const series = { serie: serieOf(from), caisseid, annee };
  return insertImprime(store, series, { code, objet: 'reglement', objetid: reglementid });
}

/** Adds a document under the next rank of its series. */
function insertImprime(
  store: Store,
  series: Pick<ImprimeRow, 'serie' | 'caisseid' | 'annee'>,
  object: Pick<ImprimeRow, 'code' | 'objet' | 'objetid'>,
): ImprimeRow {
  const numbers = { imprimeid: store.imprimes.length + 1, rang: rowsHaving(store.imprimes, series).length + 1 };
  const fresh = { etat: 'valide', remplacepar: null, tirages: 0, documentid: null } as const;
  const lien = lienOf(store, numbers.imprimeid);
  const row: ImprimeRow = { ...numbers, ...series, ...object, ...fresh, lien };
  store.imprimes.push(row);
  return row;
}

/** Gives a corrected payment a new number in place of its former one, if the correction asks for it. */
export function renumberReglement(store: Store, avant: ReglementRow, apres: ReglementRow): void {
  if (!isRenumbered(imprimeeOf(avant), imprimeeOf(apres))) return;
  const former = imprimesOf(store, apres.reglementid).at(-1);
  const { imprimeid: remplacepar } = numberReglement(store, apres);
  if (former) Object.assign(former, { etat: 'remplace', remplacepar });
}

/** Cancels the document of a payment that was deleted or reversed, of a deleted order, or of a reopened closing. Its number is not given again. */
export function cancelImprime({ imprimes }: Store, objet: ObjetImprime, objetid: RecordId): void {
  for (const row of rowsHaving(imprimes, { objet, objetid, etat: 'valide' })) row.etat = 'annule';
}

/** Keeps the signature of the latest document of a payment, and tells the audit log (ADR 0048). */
export function signImprime(
  store: Store,
  utilisateur: UtilisateurRow,
  { reglementid, caisseid }: ReglementRow,
  file: Upload,
): void {
  const row = existingRecord(imprimesOf(store, reglementid).at(-1));
  row.documentid = storePreuve(store, file, 'signature');
  const told = toldImprime(row, caisseid);
  recordActivite(store, utilisateur, {
    ...{ actiontype: 'Update', libelle: dechargeSignee(told), objet: 'imprime', objetid: row.imprimeid },
    ...{ avant: { ...told, decharge: '' }, apres: { ...told, decharge: numerosOf(store, reglementid).decharge } },
  });
}

/** Gives an order the next number of the house, in the year `annee` (ADR 0045). */
export function numberCommande(
  store: Store,
  { commandeid }: Pick<CommandeRow, 'commandeid'>,
  annee = anneeOf(todayOf(store)),
): void {
  const series = { serie: 'BDC', caisseid: null, annee } as const;
  insertImprime(store, series, { code: '', objet: 'commande', objetid: commandeid });
}

/** Numbers the orders that a new store was given, in the order of their entry, as the server's migration does. */
export function numberCommandes(store: Store): void {
  const entered = store.commandes.toSorted(
    (a, b) => a.createdon.localeCompare(b.createdon) || a.commandeid - b.commandeid,
  );
  for (const row of entered) numberCommande(store, row, anneeOf(dayOfInstant(row.createdon)));
}

/**
 * Gives a transfer the next number of its source, in the year `annee`: that of an advance when it grants one (ADR 0047).
 * One whose source the store was not given has none.
 */
export function numberTransfert(
  store: Store,
  { transfertid, sourceid, cibleid }: TransfertRow,
  annee = anneeOf(todayOf(store)),
): void {
  const source = rowOf(store, 'caisses', sourceid);
  if (!source) return;
  const serie = serieDeTransfert(rowOf(store, 'caisses', cibleid)?.nature ?? 'especes');
  const object = { code: source.code, objet: 'transfert', objetid: transfertid } as const;
  insertImprime(store, { serie, caisseid: sourceid, annee }, object);
}

/** Numbers the transfers that a new store was given, in the order of their entry, as the server's migration does. */
export function numberTransferts(store: Store): void {
  const entered = store.transferts.toSorted(
    (a, b) => a.createdon.localeCompare(b.createdon) || a.transfertid - b.transfertid,
  );
  for (const row of entered) {
    numberTransfert(store, row, anneeOf(dayOfInstant(row.createdon)));
    if (row.etat === 'refuse' || row.etat === 'annule') cancelImprime(store, 'transfert', row.transfertid);
  }
}

/** Gives a closing the next number of minutes of its register, in the year `annee` (ADR 0049). */
export function numberArrete(
  store: Store,
  { arreteid, caisseid }: Pick<ArreteRow, 'arreteid' | 'caisseid'>,
  annee = anneeOf(todayOf(store)),
): void {
  const { code } = foundRow(store, 'caisses', caisseid);
  insertImprime(store, { serie: 'PV', caisseid, annee }, { code, objet: 'arrete', objetid: arreteid });
}

/** Numbers the closings that a new store was given, in the order of their entry, as the server's migration does. */
export function numberArretes(store: Store): void {
  const entered = store.arretes
    .filter(({ caisseid }) => rowOf(store, 'caisses', caisseid))
    .sort((a, b) => a.createdon.localeCompare(b.createdon) || a.arreteid - b.arreteid);
  for (const row of entered) {
    numberArrete(store, row, anneeOf(dayOfInstant(row.createdon)));
    if (row.etat === 'rouvert') cancelImprime(store, 'arrete', row.arreteid);
  }
}

/**
 * Numbers the payments that a new store was given, in the order of their entry, as the server's migration does. Those
 * of a register that the store was not given have no number.
 */
export function numberReglements(store: Store): void {
  const entered = store.reglements
    .filter(({ caisseid }) => rowOf(store, 'caisses', caisseid))
    .map((row) => ({ row, createdon: enteredOn(store, row) }))
    .sort((a, b) => a.createdon.localeCompare(b.createdon) || a.row.reglementid - b.row.reglementid);
  for (const { row, createdon } of entered) {
    numberReglement(store, row, anneeOf(dayOfInstant(createdon)));
    if (row.contrepassele !== null) cancelImprime(store, 'reglement', row.reglementid);
  }
}

/** When a payment was entered: its first movement was written then. */
const enteredOn = ({ mouvements }: Store, { reglementid, date }: ReglementRow): string =>
  rowsHaving(mouvements, { reglementid })[0]?.createdon ?? date;

/** The numbers of all documents of the payments of an expense (0) or an order (1) that a user sees, the former ones too. */
export function numerosOfDette(
  store: Store,
  utilisateur: UtilisateurRow,
  dette: Pick<ReglementRow, 'depenseid' | 'from'>,
): string[] {
  const seen = rowsHaving(store.reglements, dette).map(({ reglementid }) => reglementid);
  return store.imprimes
    .filter(({ objet, objetid }) => objet === 'reglement' && seen.includes(objetid))
    .filter(({ caisseid }) => isReachable(store, utilisateur, caisseid))
    .map(numeroOf);
}

const imprimeeOf = ({ remis, net, ...row }: ReglementRow): Imprimee => ({ ...row, montantremis: remis, montant: net });
