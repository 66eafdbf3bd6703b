import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PDF } from '@comptoir/conformance/piece';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { chantierOf } from '../../fichiers/testing/chantier';
import { storedNames } from '../../fichiers/testing/disk';
import { frontierTo } from '../../fichiers/testing/frontier';
import { piece, video } from '../../fichiers/testing/media';
import { spooledOf } from '../../fichiers/testing/spooled';
import { testApp } from '../../trials/testing/app';
import { startBucket } from '../../trials/testing/bucket';
import { counterOf } from '../../trials/testing/counter';
import { openedDesk } from '../../trials/testing/opened';
import { openedForTests } from '../../trials/testing/openedForTests';
import { StartRefusal } from '../work/startRefusal';
import { openStorage } from './openStorage';
import { checkBucket, type S3Settings } from './s3Client';

const bucket = openedForTests(startBucket);
const frontier = openedForTests(() => frontierTo(bucket.port));
const settingsOf = (changed: Partial<S3Settings> = {}): S3Settings => {
  const { s3 } = readConfig({ ...bucket.env });
  if (!s3) throw new Error('no store');
  return { ...s3, ...changed };
};
const { house, admin, counter } = openedDesk(() =>
  testApp({ config: { s3: settingsOf({ endpoint: frontier.endpoint }) } }),
);
let debt: { caisseid: number; depenseid: number; montant: number };

beforeAll(async () => {
  debt = { caisseid: await counter.caisse(1000), depenseid: await counter.depense(1000), montant: 1 };
});
afterEach(() => {
  frontier.setDown(false);
});

describe('a store that does not answer', () => {
  it('refuses what needs it alone; nothing is left, and it serves when it is back', async () => {
    const { file } = (await counter.pay(debt)).body.data;
    const before = await storedNames(house);
    frontier.setDown(true);
    const refused = await counter.pay(debt);
    expect([refused.status, refused.body.code]).toEqual([503, 'base.indisponible']);
    expect((await admin.send('GET', file)).body.code).toBe('base.indisponible');
    expect((await counter.depense(5)) > 0).toBe(true);
    frontier.setDown(false);
    expect(await storedNames(house)).toEqual(before);
    expect(await counter.solde(debt.caisseid)).toBe(999);
    expect((await admin.send('GET', file)).bytes.toString()).toBe(Buffer.from(PDF.bytes).toString());
  });

  it('for a moment in the middle of a file is given the file again', async () => {
    const bytes = Buffer.alloc(2_000_000, PDF.bytes);
    frontier.breakAfter(1_000_000);
    const paid = await counter.pay({ ...debt, file: { name: 'a.pdf', bytes } });
    expect(paid.status).toBe(201);
    expect((await admin.send('GET', paid.body.data.file)).bytes.equals(bytes)).toBe(true);
  });
});

describe('a store that is away is told by /readyz (RELIABILITY F111)', () => {
  const ready = async () => {
    const { status, body } = await house.anonymous.send('GET', '/readyz');
    return { status, reason: body.reason };
  };
  const AWAY = { status: 503, reason: 'fichiers' };

  it('until it is back, and alive is something else', async () => {
    await expect.poll(ready).toEqual({ status: 200 });
    frontier.setDown(true);
    await expect.poll(ready).toEqual(AWAY);
    expect((await house.anonymous.send('GET', '/healthz')).status).toBe(200);
    frontier.setDown(false);
    await expect.poll(ready).toEqual({ status: 200 });
  });

  it('when it keeps silent, too', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    await using own = await testApp({ config: { s3: settingsOf({ endpoint }) } });
    const { status, body } = await own.anonymous.send('GET', '/readyz');
    mute.closeAllConnections();
    mute.close();
    expect({ status, reason: body.reason }).toEqual(AWAY);
  });
});

describe('a browser that leaves in the middle of a film', () => {
  it('lets the store go too', async () => {
    const chantier = await chantierOf(admin);
    const [{ lien }] = (await chantier.add([piece('a.mp4', video(30_000_000))])).body.data;
    const leave = async () => {
      const asking = request(house.baseUrl + lien, {
        headers: { authorization: `Bearer ${admin.token}` },
        agent: false,
      });
      asking.end();
      const [answer] = await once(asking, 'response');
      await once(answer, 'data');
      asking.destroy();
    };
    const before = frontier.connections();
    await Promise.all(Array.from({ length: 12 }, leave));
    await expect.poll(frontier.connections).toBeLessThanOrEqual(before + 1);
    expect((await admin.send('GET', lien, null, { range: 'bytes=0-9' })).status).toBe(206);
  });
});

/** Opens a store that gives every request the same answer, and keeps the requests. */
async function answering(status: number, code: string) {
  const asked: { headers: IncomingHttpHeaders; bytes: Buffer }[] = [];
  const server = createServer((received, response) => {
    void buffer(received).then((bytes) => {
      asked.push({ headers: received.headers, bytes });
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(received.method === 'HEAD' || !code ? '' : `<Error><Code>${code}</Code></Error>`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, endpoint, [Symbol.asyncDispose]: async () => void server.closeAllConnections() };
}

describe('what the store is asked, and says', () => {
  it('a file is one request, signed with the hash of its bytes: the store has all of them or none', async () => {
    await using store = await answering(200, '');
    const storage = await openStorage(house.dataDir, {
      ...settingsOf({ endpoint: store.endpoint }),
      installation: randomUUID(),
    });
    const spooled = await spooledOf(storage, 'Reçu');
    await storage.keep(spooled);
    storage.close();
    expect(store.asked).toHaveLength(1);
    expect(store.asked[0]?.bytes.toString()).toBe('Reçu');
    expect(store.asked[0]?.headers).toMatchObject({
      'content-length': '5',
      'x-amz-content-sha256': spooled.sha256,
      authorization: expect.stringMatching(/SignedHeaders=[^,]*x-amz-content-sha256/),
    });
  });

  it.each([
    [507, 'InsufficientStorage', 'espace.insuffisant'],
    [403, 'QuotaExceeded', 'espace.insuffisant'],
    [403, 'AccessDenied', 'base.indisponible'],
    [500, 'InternalError', 'base.indisponible'],
  ])('%i %s is told as %s, and nothing is left', async (status, code, told) => {
    await using store = await answering(status, code);
    await using own = await testApp({ config: { s3: settingsOf({ endpoint: store.endpoint }) } });
    const till = await counterOf(await own.asAdmin());
    const debt = { caisseid: await till.caisse(10), depenseid: await till.depense(10), montant: 1 };
    expect((await till.pay(debt)).body.code).toBe(told);
    expect(await till.solde(debt.caisseid)).toBe(10);
    expect(await own.db.selectFrom('fichier').select('cle').execute()).toEqual([]);
  });
});

describe('at the start', () => {
  it('a bucket that is there is no matter, nor a store that does not answer yet', async () => {
    await checkBucket(settingsOf());
    frontier.setDown(true);
    await checkBucket(settingsOf({ endpoint: frontier.endpoint }));
  });

  it('a bucket that is not, or an account that may not, refuses the start by name, without the secret', async () => {
    await expect(checkBucket(settingsOf({ bucket: 'autre' }))).rejects.toThrow(/S3_BUCKET=autre/);
    await using closed = await answering(403, 'AccessDenied');
    const refused = checkBucket(settingsOf({ endpoint: closed.endpoint, secretAccessKey: 'a-secret-of-the-store' }));
    await expect(refused).rejects.toThrow(StartRefusal);
    await expect(refused).rejects.not.toThrow(/a-secret-of-the-store/);
  });
});
