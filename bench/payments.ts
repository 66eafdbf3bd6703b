import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '@comptoir/contract/call';
import { reglements } from '@comptoir/contract/reglements';
import { openSession } from '../server/auth/opening';
import type { Db } from '../server/db/pool';
import { inTransaction } from '../server/db/transaction';
import { holdAt } from '../server/frame/access/author';
import { noteActivite } from '../server/frame/audit/repository';
import { declaredAnswer } from '../server/frame/http/answer';
import type { Context } from '../server/frame/http/context';
import { Needed, writeOnce } from '../server/frame/http/idempotence';
import { openWrite } from '../server/frame/http/opening';
import type { Input } from '../server/frame/http/receive';
import type { WriteHandler } from '../server/frame/http/routeOf';
import type { OpenUpload } from '../server/frame/storage/upload';
import { reglementsHandlers } from '../server/reglements/routes';
import type { Client, FormFile } from './client';
import type { Asked, Recorded } from './replay';
import type { Volume } from './seed';
import type { Sent } from './watched';

const PROOF: FormFile = {
  field: 'file',
  name: 'preuve.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** The administrator of the measured database. */
const UTILISATEUR = 1;
const REGISTERS = 12;

/** A debt and the register that pays it, as a payment's form names them. */
export interface Debt {
  depenseid: number;
  caisseid: number;
}

export const debtOf = (depenseid: number): Debt => ({ depenseid, caisseid: 1 + (depenseid % REGISTERS) });

/** Returns a function that gives each unpaid expense of the seeded volume once, with registers in turn. */
export function debts({ depenses, reglements: paid }: Volume): () => Debt {
  let next = paid;
  return () => {
    next += 1;
    if (next > depenses) throw new Error('no unpaid expense is left: seed again');
    return debtOf(next);
  };
}

/** A payment that is measured, of an expense or of an order, with its proof. */
export interface Kind {
  from: 0 | 1;
  file: FormFile;
}

export const OF_EXPENSE: Kind = { from: 0, file: PROOF };
export const OF_ORDER: Kind = { from: 1, file: PROOF };

/** In francs. Every seeded debt is many times as large, so that many runs can pay it in a kept volume. */
const MONTANT = 1000;

/** Sends a payment as the app does: a form with an idempotency key. */
export function payByHttp(
  { client, lane }: { client: Client; lane: number },
  { from, file }: Kind,
  debt: Debt,
  date: string,
): Promise<Buffer> {
  return client.postForm(lane, '/api/reglements', { ...debt, montant: MONTANT, from, date }, file);
}

/** Returns the values in which the transactions of two payments differ. */
export function askedOf(debt: Debt): Asked {
  return { ...debt, requestid: randomUUID(), cle: randomUUID(), now: new Date().toISOString() };
}

/** Runs the server's own handler in a transaction as a route does, and returns the statements that it sent. */
export async function recordPayment(
  db: Db,
  during: (work: () => Promise<unknown>) => Promise<Sent[]>,
  { kind, debt, date }: { kind: Kind; debt: Debt; date: string },
): Promise<Recorded> {
  const asked = askedOf(debt);
  const { requestid, cle, now } = asked as { requestid: string; cle: string; now: string };
  const empreinte = createHash('sha256').update(cle).digest('hex');
  const body = reglements.create.body.parse({ ...debt, montant: MONTANT, from: kind.from, date });
  const input = { params: {}, query: {}, body, files: [keptProof(kind.file)] } as unknown as Input<Call>;
  const { keptOn = null, reads, write } = reglementsHandlers.create as unknown as WriteHandler<Call>;
  const call = reglements.create as unknown as Call;
  const opened = await openSession(db, { utilisateurid: UTILISATEUR, dateexpiration: null }, Date.parse(now));
  const sent = await during(() =>
    inTransaction(db, async (trx) => {
      const hold = holdAt(Date.parse(now));
      const slot = { utilisateurid: UTILISATEUR, cle, empreinte, requestid };
      const opening = { call, former: opened, hold, slot, keptOn, reads: reads?.(input) ?? {} };
      const { session, isTaken, lus } = await openWrite(trx, opening, 1);
      const context = contextOf(trx, { session, requestid, envoi: slot, now, today: date });
      return writeOnce(trx, slot, { isTaken, session, needed: new Needed(), lasting: null }, async () =>
        declaredAnswer(call, await write(input, context, await lus)),
      );
    }),
  );
  return { asked, sent };
}

/** Returns a proof that is already stored, because only the statements are measured. */
function keptProof({ name, type, bytes }: FormFile): Partial<OpenUpload> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    nom: name,
    mime: type,
    bytes: bytes.length,
    sha256,
    empreinte: sha256,
    claim: randomUUID,
    stored: async () => undefined,
  };
}

function contextOf(db: Db, given: Pick<Context, 'session' | 'requestid' | 'envoi' | 'now' | 'today'>): Context {
  const author = { requestid: given.requestid, utilisateurid: UTILISATEUR, date: given.now };
  return {
    ...given,
    db,
    lang: 'fr',
    storage: undefined as unknown as Context['storage'],
    audit: async (activite) => {
      await noteActivite(db, author, activite);
    },
    keptFor: () => undefined,
    afterCommit: () => undefined,
  };
}
