import type { Reglement } from '@comptoir/contract/reglements';
import { dayOfInstant } from '@comptoir/domain/dates';
import { anneeOf, type Imprimee, isRenumbered, numeroOf, serieOf } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import type { UtilisateurRow } from './personnes';
import { foundRow, rowOf, rowsHaving, todayOf } from './rows';
import type { ImprimeRow, ReglementRow, Store } from './store';

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
  const row: ImprimeRow = { ...numbers, ...series, code, ...object, etat: 'valide', remplacepar: null };
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

/** The number of a payment's latest document, and of the one that this replaced; '' for none. */
export function numerosOf(store: Store, reglementid: RecordId): Pick<Reglement, 'numero' | 'remplace'> {
  const imprimes = imprimesOf(store, reglementid);
  const latest = imprimes.at(-1);
  const former = latest && rowsHaving(imprimes, { remplacepar: latest.imprimeid })[0];
  return { numero: latest ? numeroOf(latest) : '', remplace: former ? numeroOf(former) : '' };
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
