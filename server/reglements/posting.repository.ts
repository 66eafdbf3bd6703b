import type { ReglementSaisi } from '@comptoir/contract/reglements';
import { subtract } from '@comptoir/domain/money';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { insertedOf, setsOf } from '../db/columns';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../db/envoi';
import type { Db } from '../db/pool';
import { writeLater } from '../db/together';
import { cancelImprime } from '../ledger/imprimes/repository';
import type { PostedReglement } from './repository';

/** The table that keeps the paid amount of each kind of debt, and its key. */
const DETTES: Readonly<Record<ReglementFrom, { table: ReturnType<typeof sql>; key: ReturnType<typeof sql> }>> = {
  0: { table: sql`depense`, key: sql`depenseid` },
  1: { table: sql`commande`, key: sql`commandeid` },
};

/** A debt as payments name it: an expense or an order. */
interface Dette {
  depenseid: RecordId;
  from: ReglementFrom;
}

/** Returns SQL that adds a signed difference, in francs, to the paid amount of a locked debt. */
function changeRegle({ depenseid, from }: Dette, difference: number) {
  const { table, key } = DETTES[from];
  return sql`UPDATE ${table} SET regle = regle + ${difference}::bigint WHERE ${key} = ${depenseid}::integer`;
}

/** The searched text of a payment. */
const rechercheOf = ({ reference, beneficiaire, beneficiairetel }: ReglementSaisi) =>
  searchKey(`${reference} ${beneficiaire} ${beneficiairetel}`);

export interface NewReglement extends PostedReglement, Dette {
  reglementid: RecordId;
  creepar: RecordId;
  envoi: Envoi | null;
}

/**
 * Writes a payment and its debt's paid amount in one statement. The debt must be locked; `book` then moves the money.
 */
export function insertReglement(
  trx: Db,
  { reglementid, depenseid, from, remis, net, rendu, troppercu, tropde, creepar, envoi, ...saisi }: NewReglement,
  now: string,
): Promise<void> {
  const { columns, values } = insertedOf('reglement', saisi);
  const posed = sql`
    WITH pose AS (
      INSERT INTO reglement (reglementid, depenseid, "from", ${columns}, remis, net, rendu, troppercu, tropde,
        creepar, recherche, createdon, ${ENVOI_COLUMNS})
      VALUES (${reglementid}, ${depenseid}, ${from}, ${values}, ${remis}, ${net}, ${rendu}, ${troppercu},
        ${tropde}, ${creepar}, ${rechercheOf(saisi)}, ${now}, ${envoiValues(envoi)})
    )
    ${changeRegle({ depenseid, from }, net)}
  `;
  return writeLater(trx, posed);
}

/** Corrects a payment's row, and its debt's paid amount by `difference`, in francs. */
export function updateReglement(
  trx: Db,
  reglementid: RecordId,
  { remis, net, rendu, troppercu, tropde: _, ...saisi }: PostedReglement,
  dette: Dette & { difference: number },
): Promise<void> {
  const corrected = sql`
    WITH corrige AS (
      UPDATE reglement SET ${setsOf('reglement', saisi)}, remis = ${remis}, net = ${net}, rendu = ${rendu},
        troppercu = ${troppercu}, recherche = ${rechercheOf(saisi)}, version = version + 1
      WHERE reglementid = ${reglementid}
    )
    ${changeRegle(dette, dette.difference)}
  `;
  return writeLater(trx, corrected);
}

/** Deletes a payment with its number and takes `net`, the francs that it had posted, off its debt's paid amount. */
export function deleteReglement(
  trx: Db,
  reglementid: RecordId,
  dette: Dette & { net: Francs },
  now: string,
): Promise<void> {
  const deleted = sql`
    WITH retire AS (
      UPDATE reglement SET supprimele = ${now}::timestamptz, version = version + 1 WHERE reglementid = ${reglementid}
    ), annule AS (${cancelImprime('reglement', reglementid)})
    ${changeRegle(dette, subtract(0, dette.net))}
  `;
  return writeLater(trx, deleted);
}

/** Marks a payment as reversed on a business day, and takes `net`, its francs, off its debt's paid amount. */
export function reverseReglement(
  trx: Db,
  reglementid: RecordId,
  dette: Dette & { net: Francs },
  contrepassele: string,
): Promise<void> {
  const reversed = sql`
    WITH contrepasse AS (
      UPDATE reglement SET contrepassele = ${contrepassele}::date, version = version + 1
      WHERE reglementid = ${reglementid}
    ), annule AS (${cancelImprime('reglement', reglementid)})
    ${changeRegle(dette, subtract(0, dette.net))}
  `;
  return writeLater(trx, reversed);
}
