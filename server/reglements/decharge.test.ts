import { SIGNATURE } from '@comptoir/conformance/media';
import type { Piece } from '@comptoir/conformance/piece';
import type { Reglement } from '@comptoir/contract/reglements';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picturesIn, readPdf } from '../imprimes/drawing/testing/reader';
import { checkLedger } from '../ledger/check';
import type { TestClient } from '../trials/testing/client';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';

const AT_ONCE = 8;
const BIG = 60_000;

const { house, admin, counter } = openedDesk();
/** The requests of one person wait for each other. */
const desk = openedForTests(async () => {
  const hire = () => house.as(['depenses', 'depenses.regler']);
  return { cashiers: await Promise.all(Array.from({ length: AT_ONCE }, hire)) };
});

const paid = async (): Promise<Reglement> => {
  const caisseid = await counter.caisse(1000);
  return (await counter.pay({ depenseid: await counter.depense(500), caisseid, montant: 100 })).body.data;
};
function sign(
  { reglementid, numero }: Pick<Reglement, 'reglementid' | 'numero'>,
  { name, bytes }: Piece = SIGNATURE,
  client: TestClient = admin,
) {
  const form = new FormData();
  form.set('numero', numero);
  form.set('signature', new Blob([bytes]), name);
  return client.send('POST', `/api/reglements/${reglementid}/decharge`, form);
}
const correct = ({ reglementid, depenseid, caisseid }: Reglement, montant: number) =>
  admin.multipart('PUT', `reglements/${reglementid}`, { depenseid, caisseid, montant, from: 0, date: counter.today });
/** The signatures of the documents of a payment, by their numbers. */
const signaturesOf = async (reglementid: number) =>
  (
    await sql<{ numero: string }>`
      SELECT i.numero FROM fichier AS f JOIN imprime AS i ON f.proprietaire = 'imprime'
        AND i.imprimeid = f.proprietaireid
      WHERE i.objet = 'reglement' AND i.objetid = ${reglementid} AND f.supprimele IS NULL ORDER BY i.imprimeid
    `.execute(house.db)
  ).rows.map(({ numero }) => numero);
const paperOf = ({ imprimeid }: Reglement, format: string) =>
  admin.get(`imprimes/${imprimeid}/papier.pdf?langue=fr&format=${format}`);

describe('the signature of who took the cash of a payment (ADR 0048)', () => {
  it('is kept as it was drawn, and read by who reads the payment within reach of its register', async () => {
    const reglement = await paid();
    const { status, body } = await sign(reglement);
    expect([status, body.data]).toEqual([200, { ...reglement, decharge: body.data.decharge }]);
    const { decharge } = body.data;
    const read = await admin.send('GET', decharge);
    expect(Buffer.compare(read.bytes, SIGNATURE.bytes)).toBe(0);
    expect(read.headers.get('content-type')).toBe('image/png');
    const reader = await house.as(['depenses']);
    expect((await reader.send('GET', decharge)).status).toBe(200);
    expect((await (await house.as(['commandes', 'caisses', 'utilisateurs'])).send('GET', decharge)).status).toBe(404);
    await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, { caisses: [await counter.caisse(1)] });
    expect((await reader.send('GET', decharge)).status).toBe(404);
  });

  it.each([
    ['white', { r: 255, g: 255, b: 255, alpha: 1 }],
    ['empty', { r: 0, g: 0, b: 0, alpha: 0 }],
    ['hardly grey', { r: 235, g: 235, b: 235, alpha: 1 }],
  ])('is no %s picture', async (_, background) => {
    const reglement = await paid();
    const blank = sharp({ create: { width: 400, height: 200, channels: 4, background } }).png();
    const bytes = new Uint8Array(await blank.toBuffer());
    const { status, body } = await sign(reglement, { name: 'signature.png', bytes });
    expect([status, body.code]).toEqual([422, 'fichier.vide']);
    expect(await signaturesOf(reglement.reglementid)).toEqual([]);
  });

  it('is one, whoever signs eight at once', async () => {
    const reglement = await paid();
    const answers = await Promise.all(desk.cashiers.map((cashier) => sign(reglement, SIGNATURE, cashier)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await signaturesOf(reglement.reglementid)).toEqual([reglement.numero]);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('belongs to the document that was signed, also when the payment is corrected at the same time', async () => {
    for (let round = 0; round < AT_ONCE; round += 1) {
      const reglement = await paid();
      const [signed, corrected] = await Promise.all([
        sign(reglement, SIGNATURE, desk.cashiers[round]),
        correct(reglement, 50),
      ]);
      expect(corrected.body.data).toMatchObject({ remplace: reglement.numero, decharge: '' });
      const expected = signed.status === 200 ? [reglement.numero] : [];
      if (signed.status !== 200) expect(signed.body.code).toBe('reglement.numero_change');
      expect(await signaturesOf(reglement.reglementid)).toEqual(expected);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('waits for whoever holds the document: what they do to it comes before', async () => {
    const reglement = await paid();
    const signing = await house.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM imprime WHERE imprimeid = ${reglement.imprimeid} FOR UPDATE`.execute(trx);
      const sent = sign(reglement);
      await expect.poll(() => lockWaits(house.db)).toBe(1);
      return { sent };
    });
    expect((await signing.sent).status).toBe(200);
  });

  it('of a payment that is deleted at the same time is of its cancelled document, or of none', async () => {
    for (let round = 0; round < AT_ONCE; round += 1) {
      const reglement = await paid();
      const [signed, gone] = await Promise.all([
        sign(reglement, SIGNATURE, desk.cashiers[round]),
        admin.delete(`reglements/${reglement.reglementid}`),
      ]);
      expect([gone.status, [200, 404].includes(signed.status)]).toEqual([200, true]);
      expect(await signaturesOf(reglement.reglementid)).toHaveLength(signed.status === 200 ? 1 : 0);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

describe('the paper of a signed payment (ADR 0048)', () => {
  it.each(['a4', '80'])('shows the signature on %s, on one page, cancelled too', async (format) => {
    const reglement = await paid();
    const bare = await paperOf(reglement, format);
    await sign(reglement);
    const signed = await paperOf(reglement, format);
    expect([bare, signed].map(({ bytes }) => picturesIn(bytes))).toEqual([0, 1]);
    expect([await readPdf(signed.bytes), signed.bytes.length < BIG]).toMatchObject([{ length: 1 }, true]);
    await admin.delete(`reglements/${reglement.reglementid}`);
    expect(picturesIn((await paperOf(reglement, format)).bytes)).toBe(1);
  });

  it('leaves the room empty where the file is lost', async () => {
    const reglement = await paid();
    await sign(reglement);
    const { rows } = await sql<{ cle: string }>`
      SELECT cle FROM fichier WHERE proprietaire = 'imprime' AND proprietaireid = ${reglement.imprimeid}
    `.execute(house.db);
    await house.storage.remove(rows[0]?.cle ?? '');
    const paper = await paperOf(reglement, 'a4');
    expect([paper.status, picturesIn(paper.bytes)]).toEqual([200, 0]);
  });
});
