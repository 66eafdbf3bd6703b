import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from './pool';

/** The idempotency key of a request, and a fingerprint of the request. */
export interface Envoi {
  utilisateurid: RecordId;
  cle: string;
  /** SHA-256 of method, route, parameters, body and files; a password in it is first hashed slowly. */
  empreinte: string;
}

/** Tables whose records keep the key of their request for ever (migrations 0018, 0027, 0029 and 0032). */
export type KeptOn = 'reglement' | 'mouvementcaisse' | 'arrete' | 'transfert' | 'avance' | 'commande' | 'depense';

/** Returns the columns that keep the key in a record; all null without one. */
export const envoiFields = (envoi: Envoi | null) => ({
  envoipar: envoi?.utilisateurid ?? null,
  envoicle: envoi?.cle ?? null,
  envoiempreinte: envoi?.empreinte ?? null,
});

/** SQL of these columns; `envoiValues` gives their values in the same order. */
export const ENVOI_COLUMNS = sql`envoipar, envoicle, envoiempreinte`;
export function envoiValues(envoi: Envoi | null) {
  const { envoipar, envoicle, envoiempreinte } = envoiFields(envoi);
  return sql`${envoipar}::integer, ${envoicle}::text, ${envoiempreinte}::text`;
}

const madeWith = (table: KeptOn, { utilisateurid, cle }: Envoi) =>
  sql`FROM ${sql.table(table)} WHERE envoipar = ${utilisateurid}::integer AND envoicle = ${cle}::text`;

/** SQL: no record was made with this key; true for a call that keeps none. */
export const isUnmade = (table: KeptOn | null, envoi: Envoi) =>
  table ? sql<boolean>`NOT EXISTS (SELECT ${madeWith(table, envoi)})` : sql<boolean>`true`;

/** Returns the record that was made with this key, deleted or not, and the fingerprint of its request. */
export async function madeBy(
  db: Db,
  table: KeptOn,
  envoi: Envoi,
): Promise<{ id: RecordId; empreinte: string } | undefined> {
  const { rows } = await sql<{ id: RecordId; empreinte: string }>`
    SELECT ${sql.ref(`${table}id`)} AS id, envoiempreinte AS empreinte ${madeWith(table, envoi)}
  `.execute(db);
  return rows[0];
}
