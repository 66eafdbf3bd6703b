import { createHash, randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Bareness, inTransaction, type Run } from './bareness';
import { keepSynced } from './uploads';

/** Copies of the product's tables, with their indexes. Debts and balances are in the tables of the bare server. */
export const SAME_TABLES = `
  ALTER TABLE nu.caisse ADD COLUMN seq integer NOT NULL DEFAULT 0;
  ${['idempotence', 'activite', 'fichier', 'ecriture', 'mouvementcaisse', 'serie', 'imprime']
    .map((table) => `CREATE TABLE nu.${table} (LIKE ${table} INCLUDING ALL);`)
    .join('\n')}
  CREATE TABLE nu.paiement (LIKE reglement INCLUDING ALL);`;

interface Who {
  utilisateurid: number;
  permissions: string[];
}

interface Proof {
  key: string;
  name: string;
  bytes: number;
  sha256: string;
}

/** A payment as its form sends it. */
interface Payment {
  depenseid: number;
  caisseid: number;
  montant: number;
  date: string;
}

/** What all statements of one write need. */
interface Writing extends Payment {
  who: Who;
  key: string;
  requestid: string;
}

/**
 * Serves the work of a page and of a payment, written as plainly as possible: the session's row by its cookie, a
 * permission, the key's row, the lock of the debt, payment, movement, audit, register, ledger line and number, and a
 * proof that is synced with its folder. It has no rule, no declared reply, no check of the file and no log line.
 */
export async function serveSameWork(app: FastifyInstance, pool: pg.Pool, { page, files }: Bareness): Promise<void> {
  await app.register(multipart);
  app.get('/same/page', async (request) => {
    await sessionOf(pool, request, 'commandes');
    const { rows } = await pool.query<{ total: number }>({ name: 'page', ...page });
    return { status: true, count: rows[0]?.total, data: rows };
  });
  app.post('/same/reglements', async (request, reply) => {
    const who = await sessionOf(pool, request, 'commandes.regler');
    const { payment, proof } = await formOf(request, files);
    const writing = { ...payment, who, key: keyOf(request), requestid: randomUUID() };
    const data = await inTransaction(pool, (run) => pay(run, writing, proof));
    return reply.code(201).send({ status: true, data });
  });
  app.put<{ Params: { id: number } }>('/same/reglements/:id', async (request) => {
    const who = await sessionOf(pool, request, 'commandes.regler');
    const { payment } = await formOf(request, files);
    const writing = { ...payment, who, key: keyOf(request), requestid: randomUUID() };
    return { status: true, data: await inTransaction(pool, (run) => correct(run, writing, request.params.id)) };
  });
}

const keyOf = ({ headers }: FastifyRequest) => String(headers['idempotency-key']);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const SESSION = `
  SELECT u.utilisateurid, to_json(ARRAY(SELECT nom FROM permission WHERE permission.profilid = u.profilid)) AS permissions
  FROM session AS s JOIN utilisateur AS u USING (utilisateurid)
  WHERE s.empreinte = $1 AND s.expire > now() AND NOT u.verrouille AND u.supprimele IS NULL`;

async function sessionOf(pool: pg.Pool, { headers }: FastifyRequest, permission: string): Promise<Who> {
  const [, token = ''] = /session=([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  const { rows } = await pool.query<Who>({ name: 'session', text: SESSION, values: [sha256(token)] });
  const [who] = rows;
  if (!who?.permissions.includes(permission)) throw new Error('nobody who may do this');
  return who;
}

async function formOf(request: FastifyRequest, files: string): Promise<{ payment: Payment; proof: Proof | null }> {
  const fields: Record<string, string> = {};
  let proof: Proof | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else proof = await kept(part.filename, await part.toBuffer(), files);
  }
  const { depenseid, caisseid, montant, date = '' } = fields;
  return {
    payment: { depenseid: Number(depenseid), caisseid: Number(caisseid), montant: Number(montant), date },
    proof,
  };
}

async function kept(name: string, bytes: Buffer, files: string): Promise<Proof> {
  const key = await keepSynced(files, bytes);
  return { key, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function pay(run: Run, writing: Writing, proof: Proof | null): Promise<unknown> {
  const { who, depenseid, caisseid, montant, date } = writing;
  await takeKey(run, writing);
  const { montant: owed, regle } = await run(
    'dette',
    'SELECT montant, regle FROM nu.dette WHERE detteid = $1 FOR UPDATE',
    [depenseid],
  );
  if (owed - regle < montant) throw new Error('more than is owed');
  const paid = await run(
    'paiement',
    `INSERT INTO nu.paiement (depenseid, "from", caisseid, remis, net, rendu, date, envoipar, envoicle, envoiempreinte)
     VALUES ($1, 1, $2, $3, $3, 0, $4, $5, $6, $7) RETURNING *`,
    [depenseid, caisseid, montant, date, who.utilisateurid, writing.key, sha256(writing.key)],
  );
  await run('regle', 'UPDATE nu.dette SET regle = regle + $2 WHERE detteid = $1', [depenseid, montant]);
  const { mouvementcaisseid } = await run(
    'mouvementcaisse',
    `INSERT INTO nu.mouvementcaisse (caisseid, montant, type, origine, reglementid)
     VALUES ($1, $2, 1, 'reglement', $3) RETURNING mouvementcaisseid`,
    [caisseid, montant, paid.reglementid],
  );
  if (proof)
    await run(
      'fichier',
      `INSERT INTO nu.fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid)
       VALUES ($1, $2, $2, 'application/pdf', $3, $4, 'reglement', $5)`,
      [proof.key, proof.name, proof.bytes, proof.sha256, paid.reglementid],
    );
  await tell(run, writing, { delta: montant, mouvementcaisseid, actiontype: 'Insert', after: paid });
  return paid;
}

async function correct(run: Run, writing: Writing, reglementid: number): Promise<unknown> {
  const { montant } = writing;
  await takeKey(run, writing);
  const before = await run(
    'avant',
    `SELECT r.*, d.montant - d.regle AS reste FROM nu.paiement AS r JOIN nu.dette AS d ON d.detteid = r.depenseid
     WHERE r.reglementid = $1 FOR UPDATE OF d`,
    [reglementid],
  );
  const delta = montant - before.net;
  if (before.reste < delta) throw new Error('more than is owed');
  const paid = await run(
    'corrige',
    'UPDATE nu.paiement SET remis = $2, net = $2, version = version + 1 WHERE reglementid = $1 RETURNING *',
    [reglementid, montant],
  );
  await run('regle', 'UPDATE nu.dette SET regle = regle + $2 WHERE detteid = $1', [paid.depenseid, delta]);
  const { mouvementcaisseid } = await run(
    'mouvement corrige',
    'UPDATE nu.mouvementcaisse SET montant = $2, version = version + 1 WHERE reglementid = $1 RETURNING mouvementcaisseid',
    [reglementid, montant],
  );
  await tell(run, writing, { delta, mouvementcaisseid, actiontype: 'Update', after: paid, before });
  return paid;
}

async function takeKey(run: Run, { who, key, requestid }: Writing): Promise<void> {
  const text = 'INSERT INTO nu.idempotence (utilisateurid, cle, empreinte, requestid) VALUES ($1, $2, $3, $4)';
  await run('cle', text, [who.utilisateurid, key, sha256(key), requestid]);
}

interface Told {
  delta: number;
  mouvementcaisseid: number;
  actiontype: string;
  after: { reglementid: number };
  before?: object;
}

/** Writes the audit, the register, the ledger line, the number and the kept answer. */
async function tell(run: Run, { who, key, requestid, caisseid }: Writing, told: Told): Promise<void> {
  const { delta, mouvementcaisseid, actiontype, after, before = null } = told;
  await run(
    'activite',
    `INSERT INTO nu.activite (requestid, utilisateurid, actiontype, libelle, objet, objetid, recherche, avant, apres)
     VALUES ($1, $2, $3, 'paiement', 'reglement', $4, 'paiement', $5, $6)`,
    [
      requestid,
      who.utilisateurid,
      actiontype,
      mouvementcaisseid,
      before && JSON.stringify(before),
      JSON.stringify(after),
    ],
  );
  const { seq, solde } = await run(
    'caisse et suite',
    'UPDATE nu.caisse SET solde = solde + $2, seq = seq + 1 WHERE caisseid = $1 RETURNING seq, solde',
    [caisseid, delta],
  );
  await run(
    'ecriture',
    `INSERT INTO nu.ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [caisseid, seq, mouvementcaisseid, before ? 'modification' : 'creation', delta, solde, requestid],
  );
  await number(run, caisseid, after.reglementid);
  const text = 'UPDATE nu.idempotence SET corps = $3 WHERE utilisateurid = $1 AND cle = $2';
  await run('reponse', text, [who.utilisateurid, key, JSON.stringify(after)]);
}

/** Gives a payment the next number of its register, in place of the one that it has. */
async function number(run: Run, caisseid: number, reglementid: number): Promise<void> {
  const { dernier } = await run(
    'serie',
    `INSERT INTO nu.serie AS s (caisseid, serie, annee, dernier) VALUES ($1, 'PC', 2026, 1)
     ON CONFLICT (caisseid, serie, annee) DO UPDATE SET dernier = s.dernier + 1 RETURNING dernier`,
    [caisseid],
  );
  const { imprimeid } = await run(
    'imprime',
    `INSERT INTO nu.imprime (serie, caisseid, annee, rang, code, objet, objetid)
     VALUES ('PC', $1, 2026, $2, 'C1', 'reglement', $3) RETURNING imprimeid`,
    [caisseid, dernier, reglementid],
  );
  await run(
    'remplace',
    `UPDATE nu.imprime SET etat = 'remplace', remplacepar = $2
     WHERE objetid = $1 AND objet = 'reglement' AND etat = 'valide' AND imprimeid <> $2`,
    [reglementid, imprimeid],
  );
}
