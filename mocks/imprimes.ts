import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, dechargeSignee, lienRenouvele, toldImprime } from '@comptoir/contract/imprimeRules';
import { type Imprime, idsOfLot } from '@comptoir/contract/imprimes';
import { nomLivraison } from '@comptoir/contract/imprimes/commande';
import { NOM_LOT, nomImage, nomImprime } from '@comptoir/contract/imprimes/reglement';
import { existingRecord } from '@comptoir/contract/recordRules';
import { numeroOf, type ObjetImprime } from '@comptoir/domain/imprime';
import { READS_REGLEMENT, REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, seesTransfert } from './acces';
import { recordActivite, recordUpdate } from './audit';
import { avancesOf } from './avance';
import { imprimesOf, lienDeRang, numerosOf } from './imprimes.numeros';
import { imageOf, pdfOf, storePreuve } from './pieces';
import type { By, Resolvers, Upload } from './resolver';
import { foundRow, rowsHaving } from './rows';
import { holdsPermission } from './session';
import type { ImprimeRow, ReglementRow, TransfertRow } from './store';

/**
 * The mocks of the calls that print the documents of payments, orders, transfers and closings (ADR 0042, 0045, 0047,
 * 0049).
 */
export const imprimesMocks: Resolvers<'imprimes'> = {
  byId: (asked) => ({
    data: shownImprime(readableImprime(asked, asked.params.imprimeid).row),
  }),
  tirer: (asked) => ({
    data: countedTirage(asked, printableImprime(asked, asked.params.imprimeid)),
  }),
  tirerlot: (asked) => {
    // Nothing is counted when one of them is refused.
    const printable = asked.body.imprimeids.map((imprimeid) => printableImprime(asked, imprimeid));
    return { data: printable.map((one) => countedTirage(asked, one)) };
  },
  lot: (asked) => {
    const [first = 0] = idsOfLot(asked.query.imprimeids).map(
      (imprimeid) => printableImprime(asked, imprimeid).row.imprimeid,
    );
    return pdfOf(first, NOM_LOT);
  },
  pdf: (asked) => {
    const { row } = printableImprime(asked, asked.params.imprimeid);
    return pdfOf(row.imprimeid, nomImprime({ numero: numeroOf(row) }));
  },
  partage: (asked) => {
    const { row } = printableImprime(asked, asked.params.imprimeid);
    return imageOf(row.imprimeid, nomImage({ numero: numeroOf(row) }));
  },
  livraison: (asked) => {
    const { row } = readableImprime(asked, asked.params.imprimeid);
    if (row.objet !== 'commande') throw new Refusal('introuvable');
    return pdfOf(row.imprimeid, nomLivraison({ numero: numeroOf(row) }));
  },
  renouveler: (asked) => {
    const { row, caisseid } = readableImprime(asked, asked.params.imprimeid);
    row.lien = lienDeRang(asked.store, asked.store.nextId());
    const told = toldImprime(shownImprime(row), caisseid);
    recordActivite(asked, {
      actiontype: 'Update',
      libelle: lienRenouvele(told),
      objet: 'imprime',
      objetid: row.imprimeid,
      avant: told,
      apres: told,
    });
    return { data: shownImprime(row) };
  },
};

type Readable = ReturnType<typeof readableImprime>;

/** Returns the document of `readableImprime` when it may be printed. Throws 409 `imprime.remplace` otherwise. */
function printableImprime(by: By, imprimeid: RecordId): Readable {
  const readable = readableImprime(by, imprimeid);
  checkImprimable(readable.row);
  return readable;
}

/** Counts one more print. */
function countedTirage(by: By, { row, caisseid }: Readable): Imprime {
  const avant = toldImprime(shownImprime(row), caisseid);
  row.tirages += 1;
  recordUpdate(by, 'imprime', row.imprimeid, { avant, apres: toldImprime(shownImprime(row), caisseid) });
  return shownImprime(row);
}

/** Whether a user reads the subject of a document: by its permission and, if it has one, its register. */
const READS: Readonly<Record<ObjetImprime, (by: By, row: ImprimeRow) => boolean>> = {
  reglement: (by, { serie, caisseid }) =>
    holdsPermission(by, READS_REGLEMENT[REGLEMENT_FROM[serie === 'BC' ? 'depense' : 'commande']]) &&
    isReachable(by, caisseid),
  commande: (by) => holdsPermission(by, 'commandes'),
  transfert: (by, { objetid }) => readsTransfert(by, foundRow(by.store, 'transferts', objetid)),
  arrete: (by, { caisseid }) => holdsPermission(by, 'caisses') && isReachable(by, caisseid),
};

/** Returns a document that the user reads, and the register of its subject. Throws `introuvable` for any other. */
function readableImprime(by: By, imprimeid: RecordId) {
  const row = existingRecord(rowsHaving(by.store.imprimes, { imprimeid })[0]);
  const { objet, objetid } = row;
  // A deleted payment is no longer in the store; its latest document names its register.
  const { caisseid } = rowsHaving(by.store.imprimes, { objet, objetid }).at(-1) ?? row;
  if (!READS[objet](by, { ...row, caisseid })) throw new Refusal('introuvable');
  return { row, caisseid };
}

/**
 * Whether a user reads a transfer: through one of its registers, or the advance that it grants or gives back (ADR
 * 0047).
 */
function readsTransfert(by: By, transfert: TransfertRow): boolean {
  const { sourceid, cibleid } = transfert;
  if (holdsPermission(by, 'caisses') && seesTransfert(by, transfert)) return true;
  if (!holdsPermission(by, 'avances')) return false;
  const ends = [sourceid, cibleid];
  return avancesOf(by).some((row) => row.caisseid !== null && ends.includes(row.caisseid));
}

/** Whether a user sees the register of a document; an order has none. */
const isReachable = (by: By, caisseid: RecordId | null): boolean => caisseid === null || seesCaisse(by, caisseid);

const shownImprime = (row: ImprimeRow): Imprime => ({
  imprimeid: row.imprimeid,
  numero: numeroOf(row),
  etat: row.etat,
  tirages: row.tirages,
  lien: row.lien,
});

/** Keeps the signature of the latest document of a payment, and tells the audit log (ADR 0048). */
export function signImprime(by: By, { reglementid, caisseid }: ReglementRow, file: Upload): void {
  const row = existingRecord(imprimesOf(by.store, reglementid).at(-1));
  row.documentid = storePreuve(by.store, file, 'signature');
  const told = toldImprime(shownImprime(row), caisseid);
  recordActivite(by, {
    actiontype: 'Update',
    libelle: dechargeSignee(told),
    objet: 'imprime',
    objetid: row.imprimeid,
    avant: { ...told, decharge: '' },
    apres: { ...told, decharge: numerosOf(by.store, reglementid).decharge },
  });
}
