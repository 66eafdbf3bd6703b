import Fastify from 'fastify';
import pg from 'pg';
import { connectionOf } from '../server/db/openDatabase';
import { type Bareness, inTransaction, type Run } from './bareness';
import { SAME_TABLES, serveSameWork } from './sameWork';

/** Number of debts in the bare server's tables; their ids begin at 1. */
export const DEBTS = 10_000;

/** Removes all that the bare server made in a database. */
export const WITHOUT_IT = 'DROP SCHEMA IF EXISTS nu CASCADE';

const SCHEMA = `
  ${WITHOUT_IT};
  CREATE SCHEMA nu;
  CREATE TABLE nu.caisse (caisseid integer PRIMARY KEY, solde bigint NOT NULL CHECK (solde >= 0));
  CREATE TABLE nu.dette (detteid integer PRIMARY KEY, montant bigint NOT NULL, regle bigint NOT NULL DEFAULT 0);
  CREATE TABLE nu.reglement (reglementid bigserial PRIMARY KEY, detteid integer NOT NULL REFERENCES nu.dette,
    caisseid integer NOT NULL REFERENCES nu.caisse, montant bigint NOT NULL, createdon timestamptz DEFAULT now());
  CREATE TABLE nu.mouvement (mouvementid bigserial PRIMARY KEY, caisseid integer NOT NULL REFERENCES nu.caisse,
    reglementid bigint NOT NULL REFERENCES nu.reglement, montant bigint NOT NULL, createdon timestamptz DEFAULT now());
  INSERT INTO nu.caisse SELECT n, 0 FROM generate_series(1, 12) n;
  INSERT INTO nu.dette SELECT n, 1000000000 FROM generate_series(1, ${DEBTS}) n;
  ${SAME_TABLES}`;

interface Payment {
  detteid: number;
  caisseid: number;
  montant: number;
}

/**
 * Serves a page and a payment with no session, permission, key, proof, audit or ledger line. A payment locks a row,
 * checks what is owed, and writes a register and a movement in tables of its own (the schema `nu`). Also serves the
 * same work as ours (`serveSameWork`). Returns its address.
 */
export async function serveBare(bareness: Bareness): Promise<string> {
  const { connection, page } = bareness;
  const pool = new pg.Pool({ ...connectionOf(connection), max: 16 });
  await pool.query(SCHEMA);
  const app = Fastify();
  app.get('/page', async () => {
    const { rows } = await pool.query<{ total: number }>({ name: 'page', ...page });
    return { status: true, count: rows[0]?.total, data: rows };
  });
  app.post<{ Body: Payment }>('/reglements', async ({ body }, reply) =>
    reply.code(201).send({ status: true, data: await inTransaction(pool, (run) => pay(run, body)) }),
  );
  await serveSameWork(app, pool, bareness);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function pay(run: Run, { detteid, caisseid, montant }: Payment): Promise<unknown> {
  const dette = await run('dette', 'SELECT montant, regle FROM nu.dette WHERE detteid = $1 FOR UPDATE', [detteid]);
  if (dette.montant - dette.regle < montant) throw new Error('more than is owed');
  await run('caisse', 'UPDATE nu.caisse SET solde = solde + $2 WHERE caisseid = $1', [caisseid, montant]);
  const paid = await run(
    'reglement',
    'INSERT INTO nu.reglement (detteid, caisseid, montant) VALUES ($1, $2, $3) RETURNING *',
    [detteid, caisseid, montant],
  );
  await run('mouvement', 'INSERT INTO nu.mouvement (caisseid, reglementid, montant) VALUES ($1, $2, $3)', [
    caisseid,
    paid.reglementid,
    montant,
  ]);
  await run('regle', 'UPDATE nu.dette SET regle = regle + $2 WHERE detteid = $1', [detteid, montant]);
  return paid;
}
