import { FAKE_PDF, OTHER_PDF, PDF, type Piece } from '@comptoir/conformance/piece';
import type { ArreteDetail } from '@comptoir/contract/arretes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { count } from './testing/closing';

const AT_ONCE = 8;

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const attach = (arreteid: number, file: Piece | null = PDF, client: TestClient = admin) =>
  client.multipart('POST', `arretes/${arreteid}/justificatif`, {}, file);
const counted = async (): Promise<ArreteDetail> =>
  (await count(admin, await counter.caisse(1000), { nombre: 999, motif: 'Perdu' })).body.data;
const filesOf = async (arreteid: number) =>
  (
    await house.db
      .selectFrom('fichier')
      .select('documentid')
      .where('proprietaire', '=', 'arrete')
      .where('proprietaireid', '=', arreteid)
      .execute()
  ).length;

describe('the proof of a count (ADR 0044)', () => {
  it('is attached, and read by whoever reads the closing', async () => {
    const avant = await counted();
    const { arreteid, caisseid } = avant;
    expect(avant).toMatchObject({ file: '', filename: '' });
    const { status, body } = await attach(arreteid);
    expect(status).toBe(200);
    const { file } = body.data;
    expect(file).toMatch(/^\/api\/fichiers\/\d+\//);
    expect(body.data).toEqual({ ...avant, file, filename: 'Reçu no 12', version: 2 });
    const reader = await house.as(['caisses']);
    expect((await reader.get(`arretes/${arreteid}`)).body.data).toEqual(body.data);
    expect((await reader.get(`caisses/${caisseid}/arretes`)).body.data).toMatchObject([{ file }]);
    const read = await reader.send('GET', file);
    expect(read.status).toBe(200);
    expect(Buffer.compare(read.bytes, PDF.bytes)).toBe(0);
  });

  it('is told in the audit log', async () => {
    const { arreteid } = await counted();
    await attach(arreteid);
    const { rows } = await sql`
      SELECT actiontype, avant ->> 'file' AS avant, apres ->> 'file' AS apres FROM activite
      WHERE objet = 'arrete' AND objetid = ${arreteid} ORDER BY activiteid DESC LIMIT 1`.execute(house.db);
    expect(rows).toEqual([{ actiontype: 'Update', avant: '', apres: expect.stringMatching(/^\/api\/fichiers\//) }]);
  });

  it('is attached once, and stays', async () => {
    const { arreteid } = await counted();
    const { file } = (await attach(arreteid)).body.data;
    expect(await attach(arreteid, OTHER_PDF)).toMatchObject({ status: 409, body: { code: 'arrete.deja_joint' } });
    expect((await admin.get(`arretes/${arreteid}`)).body.data).toMatchObject({ file, version: 2 });
    expect(Buffer.compare((await admin.send('GET', file)).bytes, PDF.bytes)).toBe(0);
  });

  it('is refused from anybody but who counted, for a reopened closing, without a file, and for what is no proof', async () => {
    const { arreteid } = await counted();
    const chief = await house.as(['caisses', 'caisses.cloturer', 'caisses.rouvrir']);
    expect((await attach(arreteid, PDF, chief)).body).toMatchObject({ code: 'arrete.autre_comptage' });
    expect(await attach(arreteid, null)).toMatchObject({ status: 422, body: { errors: [{ path: 'file' }] } });
    expect(await attach(arreteid, FAKE_PDF)).toMatchObject({ status: 415, body: { code: 'fichier.type' } });
    await chief.post(`arretes/${arreteid}/rouvrir`, { motif: 'Oubli' });
    expect(await attach(arreteid)).toMatchObject({ status: 409, body: { code: 'arrete.rouvert' } });
    expect(await filesOf(arreteid)).toBe(0);
  });

  it('is one, whoever sends eight at once', async () => {
    const { arreteid } = await counted();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => attach(arreteid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await filesOf(arreteid)).toBe(1);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('does not exist without `caisses`, nor out of reach of the register (PRODUCT Q)', async () => {
    const { arreteid } = await counted();
    const { file } = (await attach(arreteid)).body.data;
    const stranger = await house.as(['depenses', 'commandes', 'clients', 'projets', 'caisses.cloturer']);
    expect((await stranger.send('GET', file)).status).toBe(404);
    expect((await attach(arreteid, PDF, await house.as(['caisses']))).status).toBe(403);
    const away = await house.as(['caisses', 'caisses.cloturer']);
    expect((await away.send('GET', file)).status).toBe(200);
    await admin.put(`utilisateurs/${away.utilisateurid}/caisses`, { caisses: [await counter.caisse(1)] });
    expect((await away.send('GET', file)).status).toBe(404);
    expect((await attach(arreteid, PDF, away)).status).toBe(404);
  });
});
