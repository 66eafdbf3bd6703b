import { randomUUID } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Permission } from '@comptoir/domain/permission';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { IS_LONG } from '../../../../scripts/long.mjs';
import { video } from '../../../fichiers/testing/media';
import { checkChaine } from '../../../frame/audit/chaine.repository';
import { checkLedger } from '../../../ledger/check';
import { newProfil, newUtilisateur, TEMPORARY } from '../../../utilisateurs/testing/fields';
import type { Answered, TestClient } from '../../testing/client';
import { type Counter, counterOf } from '../../testing/counter';
import { openedForTests } from '../../testing/openedForTests';
import type { ServerProcess } from '../../testing/serverProcess';
import { on, openSite, signedIn } from './site';

const PRINTED = /temporary password\): (\S+)/g;
const OWN_PASSWORD = 'Karité de Korhogo 12';

const site = openedForTests(openSite);
let [a, b]: ServerProcess[] = [];
let atA: TestClient;
let atB: TestClient;
let tills: [Counter, Counter];

const server = (one: ServerProcess | undefined): ServerProcess => {
  if (!one) throw new Error('not started');
  return one;
};
const codeOf = ({ status, body }: Answered) => `${status} ${body?.code ?? ''}`.trim();

beforeAll(async () => {
  [a, b] = await Promise.all([site.start(), site.start()]);
  const printed = () => [...`${server(a).output()}${server(b).output()}`.matchAll(PRINTED)].map(([, found]) => found);
  // The password is printed after the address, and a start waits for the address only.
  await vi.waitFor(() => expect(printed()).toHaveLength(1), { timeout: 60_000 });
  const [ancien = ''] = printed();
  const first = await signedIn(server(a), 'admin', ancien);
  const nouveau = { ancien, nouveau: OWN_PASSWORD, confirmation: OWN_PASSWORD };
  expect((await first.put('auth/motdepasse', nouveau)).status).toBe(200);
  atA = await signedIn(server(a), 'admin', OWN_PASSWORD);
  atB = on(server(b), atA);
  tills = [await counterOf(atA), await counterOf(atB)];
});

describe('two servers that start at once on an empty database', () => {
  it('make one schema and one administrator, whose password one of them prints (CONTRACT "Session")', async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM utilisateur`.execute(site.db);
    expect(rows[0]?.n).toBe(1);
    for (const one of [a, b]) expect((await fetch(`${server(one).baseUrl}/readyz`)).status).toBe(200);
  });

  it('believe each other’s sessions', async () => {
    expect((await atB.get('auth/me')).status).toBe(200);
  });
});

describe('money over two servers', () => {
  it('the last franc of a register is paid once, whoever asks where (RELIABILITY P08, F21)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const caisseid = await tills[0].caisse(500);
      const depenses = await Promise.all(Array.from({ length: 16 }, () => tills[0].depense(500)));
      const answers = await Promise.all(
        depenses.map((depenseid, i) => tills[i % 2 === 0 ? 0 : 1].pay({ depenseid, caisseid, montant: 500 })),
      );
      const told = answers.map(codeOf).sort();
      expect(told).toEqual(['201', ...Array.from({ length: 15 }, () => '422 caisse.solde_insuffisant')]);
      expect(await tills[1].solde(caisseid)).toBe(0);
    }
    expect(await checkLedger(site.db)).toEqual([]);
  });

  it('one key sent to both at once is one payment, and one answer (RELIABILITY F26)', async () => {
    const caisseid = await tills[0].caisse(10_000);
    for (let round = 0; round < 5; round += 1) {
      const payment = { depenseid: await tills[0].depense(1000), caisseid, montant: 1000 };
      const key = { 'idempotency-key': randomUUID() };
      const [one, other] = await Promise.all([tills[0].pay(payment, key), tills[1].pay(payment, key)]);
      expect([one?.status, other?.status]).toEqual([201, 201]);
      expect(one?.body.data).toEqual(other?.body.data);
      const replayed = [one, other].map((answer) => answer?.headers.get('idempotent-replayed'));
      expect(replayed.filter((flag) => flag === 'true')).toHaveLength(1);
    }
    expect(await tills[1].solde(caisseid)).toBe(5000);
  });

  it.each([
    ['ecriture', null],
    ['commit', 'true'],
  ])(
    'a server that dies at "%s" leaves the other to finish the payment, once (RELIABILITY F01)',
    async (point, replayed) => {
      const dying = await site.start({ CRASH_AT: point });
      const caisseid = await tills[1].caisse(700);
      const depenseid = await tills[1].depense(700);
      const payment = { depenseid, caisseid, montant: 700, from: 0, type: '-', date: tills[1].today };
      const key = { 'idempotency-key': randomUUID() };
      const pay = (person: TestClient) => person.multipart('POST', 'reglements', payment, PDF, key);
      await expect(pay(on(dying, atA))).rejects.toThrow();
      await expect.poll(() => dying.child.signalCode).toBe('SIGKILL');
      const again = await pay(atB);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, replayed]);
      expect(await tills[0].solde(caisseid)).toBe(0);
      expect((await atA.send('GET', again.body.data.file)).bytes.toString()).toContain('%%EOF');
      expect(await checkLedger(site.db)).toEqual([]);
    },
  );
});

describe('who is let in', () => {
  const someone = async (permissions: readonly Permission[]) => {
    const profilid = await newProfil(atA, permissions);
    const user = await newUtilisateur(atA, { profilid });
    const temporary = await signedIn(server(a), user.username, TEMPORARY);
    const nouveau = { ancien: TEMPORARY, nouveau: OWN_PASSWORD, confirmation: OWN_PASSWORD };
    expect((await temporary.put('auth/motdepasse', nouveau)).status).toBe(200);
    return { ...user, profilid, session: await signedIn(server(a), user.username, OWN_PASSWORD) };
  };

  it('a session that ends on one ends on the other (RELIABILITY F84)', async () => {
    const { session } = await someone(['caisses']);
    expect((await on(server(b), session).get('caisses/whithpagination')).status).toBe(200);
    expect((await session.post('auth/logout')).status).toBe(200);
    expect((await on(server(b), session).get('caisses/whithpagination')).status).toBe(401);
  });

  it('a permission that goes on one is gone on the other at the next request (RELIABILITY F86)', async () => {
    const { session, profilid } = await someone(['caisses', 'depenses']);
    const there = on(server(b), session);
    expect((await there.get('depenses/whithpagination')).status).toBe(200);
    const { libelle, version } = (await atA.get(`profils/whithpagination?limit=100`)).body.data.find(
      (profil: { profilid: number }) => profil.profilid === profilid,
    );
    expect((await atA.put(`profils/${profilid}`, { libelle, version, permissions: ['caisses'] })).status).toBe(200);
    expect((await there.get('depenses/whithpagination')).status).toBe(403);
  });

  it('failures to sign in count together: the sixth is refused wherever it comes (RELIABILITY F90)', async () => {
    const { username } = await someone([]);
    const attempts: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const wrong = on(server(n % 2 === 0 ? a : b), { username, password: '', token: null });
      attempts.push(codeOf(await wrong.post('auth/login', { username, password: 'Faux mot de passe' })));
    }
    expect(attempts).toEqual([...Array(5).fill('401 auth.identifiants'), '429 requete.trop_frequente']);
    const right = await on(server(a), atA).post('auth/login', { username, password: OWN_PASSWORD });
    expect(right.status).toBe(429);
  });
});

describe('files in one store', () => {
  it('what one server takes the other serves, in parts and small (RELIABILITY F62)', async () => {
    const etapeprojetid = await tills[0].etape(await tills[0].projet());
    const film = video(300_000);
    film.write('ici', 299_000);
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#308e87' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('provenance', String(etapeprojetid));
    form.append('listefiles', new Blob([film]), 'visite.mp4');
    form.append('listefiles', new Blob([new Uint8Array(picture)]), 'mur.jpg');
    const added = await atA.send('POST', '/api/files/addfiles', form);
    expect(added.status).toBe(201);
    const [seen, shown] = added.body.data;
    const part = await atB.send('GET', seen.lien, null, { range: 'bytes=299000-299002' });
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
      206,
      'ici',
      'bytes 299000-299002/300000',
    ]);
    expect((await atB.send('GET', seen.lien)).bytes.equals(film)).toBe(true);
    const small = await atB.send('GET', `${shown.lien}?taille=vignette`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('the ledger’s verdict is everybody’s (RELIABILITY § 5.10)', () => {
  const amend = (delta: number) =>
    site.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE caisse SET solde = solde + ${delta} WHERE caisseid = (SELECT min(caisseid) FROM caisse)`.execute(
        trx,
      );
    });
  const readiness = async (one: ServerProcess | undefined) => (await fetch(`${server(one).baseUrl}/readyz`)).status;

  it.runIf(IS_LONG)(
    'damage that one server meets at its start stops the writes of all, and a sound check lets them go on',
    async () => {
      await tills[0].caisse(1000);
      await amend(1);
      const finder = await site.start();
      expect(await readiness(finder)).toBe(503);
      for (const one of [a, b]) await expect.poll(() => readiness(one)).toBe(503);
      expect(codeOf(await atB.post('caisses', { libelle: 'Autre', montant: 5 }))).toBe('503 ledger.endommage');
      await amend(-1);
      await finder.end('SIGTERM');
      const repaired = await site.start();
      for (const one of [a, b, repaired]) await expect.poll(() => readiness(one)).toBe(200);
      expect((await atB.post('caisses', { libelle: 'Autre', montant: 5 })).status).toBe(201);
    },
  );
});

describe('the audit log (PRODUCT G)', () => {
  it.runIf(IS_LONG)('is sealed by all of them as one chain', async () => {
    const before = (await checkChaine(site.db)).nombre;
    await Promise.all(Array.from({ length: 20 }, (_, i) => tills[i % 2 === 0 ? 0 : 1].depense(1)));
    const { rows } = await sql<{ n: number }>`SELECT max(activiteid) AS n FROM activite`.execute(site.db);
    const sealed = async () =>
      (await sql<{ n: number }>`SELECT coalesce(max(jusqua), 0) AS n FROM sceau`.execute(site.db)).rows[0]?.n ?? 0;
    await expect.poll(sealed, { timeout: 100_000, interval: 500 }).toBeGreaterThanOrEqual(rows[0]?.n ?? 0);
    const { nombre, rompueA } = await checkChaine(site.db);
    expect(rompueA).toBeNull();
    expect(nombre).toBeGreaterThanOrEqual(before + 20);
  });
});
