import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { FormData } from 'undici';
import { insertActivite } from '../server/activites/repository';
import type { Db } from '../server/db/pool';
import { inTransaction } from '../server/db/transaction';
import { lockDepense } from '../server/depenses/repository';
import { postEcriture } from '../server/ecritures/repository';
import { insertReglement } from '../server/reglements/posting.repository';
import { findReglement } from '../server/reglements/repository';
import type { Client } from './client';
import type { Volume } from './seed';

const PDF = new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']);

/** Unpaid expenses of the seeded volume, each given once, with registers in turn. */
export function debts({ depenses, reglements }: Volume): () => { depenseid: number; caisseid: number } {
  let next = reglements;
  return () => {
    next += 1;
    if (next > depenses) throw new Error('no unpaid expense is left: seed again');
    return { depenseid: next, caisseid: 1 + (next % 12) };
  };
}

/** A payment as the app makes it: multipart with a small proof and an idempotency key. */
export async function payByHttp(client: Client, debt: { depenseid: number; caisseid: number }, date: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...debt, montant: 1000, from: 0, date })) form.set(name, String(value));
  form.set('file', PDF, 'preuve.pdf');
  return client.post('/api/reglements', form, { 'idempotency-key': randomUUID() });
}

/** The same payment's statements through the driver: no HTTP, no session, no proof. */
export function payBySql(db: Db, { depenseid, caisseid }: { depenseid: number; caisseid: number }, date: string) {
  const now = new Date().toISOString();
  const requestid = randomUUID();
  const montants = { caisseid, remis: 1000, net: 1000, rendu: 0, date };
  return inTransaction(db, async (trx) => {
    const { utilisateurid } = (
      await sql<{ utilisateurid: number }>`SELECT utilisateurid FROM utilisateur LIMIT 1`.execute(trx)
    ).rows[0] ?? { utilisateurid: 1 };
    await lockDepense(trx, depenseid);
    const made = await insertReglement(trx, { ...montants, depenseid, from: 0, description: 'mesure' }, now);
    const apres = await findReglement(trx, made.reglementid);
    const entry = {
      actiontype: 'Insert',
      libelle: 'mesure',
      objet: 'reglement',
      objetid: made.reglementid,
      apres,
    } as const;
    await insertActivite(trx, { requestid, utilisateurid, date: now }, entry);
    const posting = { caisseid, mouvementcaisseid: made.mouvementcaisseid, motif: 'creation', requestid } as const;
    await postEcriture(trx, { ...posting, delta: -1000, minimum: 1000, mouvements: 1, reglements: { depense: 1 } });
  });
}
