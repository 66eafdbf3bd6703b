import { type Kysely, sql } from 'kysely';

/**
 * 128 random bits as 22 characters of base64url. Two version 4 UUIDs have 122 random bits each; their hash spreads them
 * over its first 132, which 22 characters hold.
 */
const JETON = sql`
  substr(translate(encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), 1, 22)`;

/**
 * Adds the token by which a document is read without an account (ADR 0046): each document has one, which a new one
 * replaces. Its page counts requests by address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE imprime ADD COLUMN jeton text NOT NULL DEFAULT ${JETON} CHECK (jeton ~ '^[A-Za-z0-9_-]{22}$');
    CREATE UNIQUE INDEX imprime_jeton ON imprime (jeton);

    ALTER TABLE tentative DROP CONSTRAINT tentative_genre_check;
    ALTER TABLE tentative
      ADD CONSTRAINT tentative_genre_check CHECK (genre IN ('compte', 'adresse', 'activite', 'verification'));
  `.execute(db);
}
