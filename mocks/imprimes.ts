import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, lienPublic, lienRenouvele } from '@comptoir/contract/imprimeRules';
import type { Imprime } from '@comptoir/contract/imprimes';
import { nomPiece } from '@comptoir/contract/papiers/piece';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { dayOfInstant } from '@comptoir/domain/dates';
import { anneeOf, type Imprimee, isRenumbered, numeroOf, serieOf } from '@comptoir/domain/imprime';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import { recordActivite, recordUpdate } from './audit';
import { papierOf } from './papier';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, todayOf } from './rows';
import { holdsPermission } from './session';
import type { ImprimeRow, ReglementRow, Store } from './store';

/** The mocks of the calls that print the documents of payments (ADR 0042). */
export function imprimesMocks(store: Store): Resolvers<'imprimes'> {
  return {
    tirer: ({ utilisateur, params }) => {
      const { row, caisseid } = printableImprime(store, utilisateur, params.imprimeid);
      const avant = toldImprime(row, caisseid);
      row.tirages += 1;
      recordUpdate(store, utilisateur, 'imprime', row.imprimeid, { avant, apres: toldImprime(row, caisseid) });
      return { data: shownImprime(row) };
    },
    pdf: ({ utilisateur, params }) => {
      const { row } = printableImprime(store, utilisateur, params.imprimeid);
      return papierOf(row.imprimeid, nomPiece({ numero: numeroOf(row) }));
    },
    renouveler: ({ utilisateur, params }) => {
      const { row, caisseid } = readImprime(store, utilisateur, params.imprimeid);
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

/** Returns a document of a payment that the user reads, and the payment's register. Throws `introuvable` for any other. */
function readImprime(store: Store, utilisateur: UtilisateurRow, imprimeid: RecordId) {
  const row = existingRecord(rowsHaving(store.imprimes, { imprimeid })[0]);
  // A deleted payment is no row of the store any more; its latest document is of its register.
  const { caisseid } = imprimesOf(store, row.objetid).at(-1) ?? row;
  const from = row.serie === 'PC' ? REGLEMENT_FROM.commande : REGLEMENT_FROM.depense;
  const isRead = holdsPermission(store, utilisateur, READS_REGLEMENT[from]) && seesCaisse(store, utilisateur, caisseid);
  if (!isRead) throw new Refusal('introuvable');
  return { row, caisseid };
}

/** Returns what `readImprime` does. Throws also what `checkImprimable` does. */
function printableImprime(...asked: Parameters<typeof readImprime>) {
  const found = readImprime(...asked);
  checkImprimable(found.row);
  return found;
}

const shownImprime = (row: ImprimeRow): Imprime => ({
  imprimeid: row.imprimeid,
  numero: numeroOf(row),
  etat: row.etat,
  tirages: row.tirages,
  lien: row.lien,
});

/** A document as the log tells it: without its link, and with its register, which decides who reads the line (PRODUCT Q). */
function toldImprime(row: ImprimeRow, caisseid: RecordId) {
  const { lien: _, ...told } = shownImprime(row);
  return { ...told, caisseid };
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
  const numbers = { imprimeid: store.imprimes.length + 1, rang: rowsHaving(store.imprimes, series).length + 1 };
  const object = { objet: 'reglement', objetid: reglementid } as const;
  const fresh = { etat: 'valide', remplacepar: null, tirages: 0, lien: lienOf(store, numbers.imprimeid) } as const;
  const row: ImprimeRow = { ...numbers, ...series, code, ...object, ...fresh };
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

/** Cancels the document of a payment that was deleted or reversed. Its number is not given again. */
export function cancelImprime(store: Store, { reglementid }: ReglementRow): void {
  for (const row of rowsHaving(imprimesOf(store, reglementid), { etat: 'valide' })) row.etat = 'annule';
}

/** A payment's latest document with its number, null and '' for none, and the number of the one that this replaced; '' for none. */
export function numerosOf(store: Store, reglementid: RecordId): Pick<Reglement, 'imprimeid' | 'numero' | 'remplace'> {
  const imprimes = imprimesOf(store, reglementid);
  const latest = imprimes.at(-1);
  const former = latest && rowsHaving(imprimes, { remplacepar: latest.imprimeid })[0];
  const imprimeid = latest?.imprimeid ?? null;
  return { imprimeid, numero: latest ? numeroOf(latest) : '', remplace: former ? numeroOf(former) : '' };
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
    if (row.contrepassele !== null) cancelImprime(store, row);
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
    .filter(({ objetid, caisseid }) => seen.includes(objetid) && seesCaisse(store, utilisateur, caisseid))
    .map(numeroOf);
}

/** The documents of a payment, the latest last. */
const imprimesOf = ({ imprimes }: Store, objetid: RecordId): ImprimeRow[] =>
  rowsHaving(imprimes, { objet: 'reglement', objetid });

const imprimeeOf = ({ remis, net, ...row }: ReglementRow): Imprimee => ({ ...row, montantremis: remis, montant: net });
