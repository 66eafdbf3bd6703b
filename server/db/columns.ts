import { AvanceFields } from '@comptoir/contract/avance';
import { MouvementSaisi } from '@comptoir/contract/caisses';
import { ClientFields } from '@comptoir/contract/clients';
import { CommandeEntete } from '@comptoir/contract/commandes';
import { DepenseFields } from '@comptoir/contract/depenses';
import { EtapeFields, ProjetFields } from '@comptoir/contract/projets';
import { ReglementSaisi } from '@comptoir/contract/reglements';
import { UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { type Generated, type RawBuilder, sql } from 'kysely';

export type Flag = 0 | 1;

/** An instant as ISO 8601 UTC; PostgreSQL's own form is also accepted when written. */
export type Instant = string;

export interface Versioned {
  version: Generated<number>;
  createdon: Generated<Instant>;
  /** Soft deletion (CONTRACT "Types"). */
  supprimele: Generated<Instant | null>;
}

/** The key with which a record was made; all null when no key was sent (migration 0018). */
export interface Sent {
  envoipar: Generated<number | null>;
  envoicle: Generated<string | null>;
  envoiempreinte: Generated<string | null>;
}

/** The tables that store a body: each has a column of the same name for each of its fields. */
export const BODIES = {
  avance: AvanceFields,
  client: ClientFields,
  commande: CommandeEntete,
  depense: DepenseFields,
  etapeprojet: EtapeFields,
  mouvementcaisse: MouvementSaisi,
  projet: ProjetFields,
  reglement: ReglementSaisi,
  utilisateur: UtilisateurFields,
} as const;

type Storing = keyof typeof BODIES;

const namesOf = (table: Storing) => Object.keys(BODIES[table].shape);

/** SQL: the columns of `table`, named `alias` in the query, for its body's fields. */
export function columnsOf(table: Storing, alias: string): RawBuilder<unknown> {
  return sql.join(namesOf(table).map((name) => sql.ref(`${alias}.${name}`)));
}

/** SQL: the same columns for an `INSERT`, and their values in the same order. */
export function insertedOf(table: Storing, record: object) {
  const values = new Map(Object.entries(record));
  return {
    columns: sql.join(namesOf(table).map((name) => sql.ref(name))),
    values: sql.join(namesOf(table).map((name) => values.get(name))),
  };
}

/** SQL: the same columns as an `UPDATE` sets them. */
export function setsOf(table: Storing, record: object): RawBuilder<unknown> {
  const values = new Map(Object.entries(record));
  return sql.join(namesOf(table).map((name) => sql`${sql.ref(name)} = ${values.get(name)}`));
}
