import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, dechargeSignee, lienRenouvele } from '@comptoir/contract/imprimeRules';
import { type Imprime, idsOfLot } from '@comptoir/contract/imprimes';
import { nomLivraison } from '@comptoir/contract/imprimes/commande';
import { NOM_LOT, nomImage, nomImprime } from '@comptoir/contract/imprimes/reglement';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import { numeroOf, type ObjetImprime } from '@comptoir/domain/imprime';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, seesTransfert } from './acces';
import { recordActivite, recordUpdate } from './audit';
import { avancesOf } from './avance';
import { imageOf, pdfOf } from './imprimes.bytes';
import { imprimesOf, lienDeRang, numerosOf } from './imprimes.numeros';
import type { UtilisateurRow } from './personnes';
import { storePreuve } from './pieces';
import type { Resolvers, Upload } from './resolver';
import { foundRow, rowsHaving } from './rows';
import { holdsPermission } from './session';
import type { ImprimeRow, ReglementRow, Store, TransfertRow } from './store';

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
      return pdfOf(first, NOM_LOT);
    },
    pdf: ({ utilisateur, params }) => {
      const { row } = printableImprime(store, utilisateur, params.imprimeid);
      return pdfOf(row.imprimeid, nomImprime({ numero: numeroOf(row) }));
    },
    partage: ({ utilisateur, params }) => {
      const { row } = printableImprime(store, utilisateur, params.imprimeid);
      return imageOf(row.imprimeid, nomImage({ numero: numeroOf(row) }));
    },
    livraison: ({ utilisateur, params }) => {
      const { row } = readableImprime(store, utilisateur, params.imprimeid);
      if (row.objet !== 'commande') throw new Refusal('introuvable');
      return pdfOf(row.imprimeid, nomLivraison({ numero: numeroOf(row) }));
    },
    renouveler: ({ utilisateur, params }) => {
      const { row, caisseid } = readableImprime(store, utilisateur, params.imprimeid);
      row.lien = lienDeRang(store, store.nextId());
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

/** Whether a user reads what a document is about, by the permission and, where it has one, the register of that. */
const READS: Readonly<Record<ObjetImprime, (store: Store, utilisateur: UtilisateurRow, row: ImprimeRow) => boolean>> = {
  reglement: (store, utilisateur, { serie, caisseid }) =>
    holdsPermission(store, utilisateur, READS_REGLEMENT[REGLEMENT_FROM[serie === 'BC' ? 'depense' : 'commande']]) &&
    isReachable(store, utilisateur, caisseid),
  commande: (store, utilisateur) => holdsPermission(store, utilisateur, 'commandes'),
  transfert: (store, utilisateur, { objetid }) =>
    readsTransfert(store, utilisateur, foundRow(store, 'transferts', objetid)),
  arrete: (store, utilisateur, { caisseid }) =>
    holdsPermission(store, utilisateur, 'caisses') && isReachable(store, utilisateur, caisseid),
};

/** Returns a document that the user reads, and the register of what it is about. Throws `introuvable` for any other. */
function readableImprime(store: Store, utilisateur: UtilisateurRow, imprimeid: RecordId) {
  const row = existingRecord(rowsHaving(store.imprimes, { imprimeid })[0]);
  const { objet, objetid } = row;
  // A deleted payment is no row of the store any more; its latest document is of its register.
  const { caisseid } = rowsHaving(store.imprimes, { objet, objetid }).at(-1) ?? row;
  if (!READS[objet](store, utilisateur, { ...row, caisseid })) throw new Refusal('introuvable');
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
