import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as receiving from '../../../frame/http/receive';
import { fieldsOf, sendUtilisateur, TEMPORARY } from '../../../utilisateurs/testing/fields';
import { PASSWORD } from '../../testing/app';
import { type Answered, type TestClient, testClient } from '../../testing/client';
import { counterOf } from '../../testing/counter';
import { openedForTests } from '../../testing/openedForTests';
import { soundApp } from '../../testing/soundApp';

/** Holds a request with the header `HELD` between its admission and its handler, until it is released. */
const gate = { reached: () => undefined as unknown, opened: Promise.resolve() as Promise<unknown> };
const HELD = { 'x-held': '1' };

beforeEach(() => {
  const { receiveRequest: receive } = receiving;
  vi.spyOn(receiving, 'receiveRequest').mockImplementation(async (...args) => {
    const input = await receive(...args);
    const request: FastifyRequest = args[1];
    if (request.headers['x-held'] === undefined) return input;
    gate.reached();
    await gate.opened;
    return input;
  });
});

const CASHIER: readonly Permission[] = ['caisses', 'caisses.mouvements', 'clients'];
/** A minute before midnight in Abidjan, so that two minutes later the last day of an access is over. */
const EVENING = Date.parse(`${todayInAbidjan(Date.now())}T23:59:00.000Z`);
const today = todayInAbidjan(EVENING);

const house = openedForTests(soundApp);
beforeAll(() => {
  house.clock.now = () => EVENING;
});
afterEach(() => {
  house.clock.now = () => EVENING;
});
const admin = openedForTests(() => house.asAdmin());
const caisse = openedForTests(async () => ({ id: await (await counterOf(admin)).caisse(1000) }));

const put = (path: string, body: object) => admin.put(path, body);
const recordOf = async ({ utilisateurid }: TestClient) => (await admin.get(`utilisateurs/${utilisateurid}`)).body.data;
const change = async (them: TestClient, fields: object) =>
  sendUtilisateur(admin, them.utilisateurid, fieldsOf(await recordOf(them), fields));

async function profilOf(them: TestClient) {
  const { profilid, libelleprofil: libelle } = await recordOf(them);
  return { profilid, libelle };
}

interface Seen {
  before: Answered;
  after: Answered;
  running: Answered;
}

/** Takes something away from a user while a write of theirs runs, and sends the same read before and after. */
async function around(them: TestClient, take: () => Promise<Answered | null>): Promise<Seen> {
  const read = () => them.get(`caisses/mouvementcaisse?caisseid=${caisse.id}`);
  const before = await read();
  let open = () => undefined as unknown;
  gate.opened = new Promise((resolve) => {
    open = () => resolve(undefined);
  });
  const reached = new Promise((resolve) => {
    gate.reached = () => resolve(undefined);
  });
  const entry = { caisseid: caisse.id, montant: 10, type: 1 };
  const sent = them.post('caisses/mouvementcaisse', entry, HELD);
  try {
    await reached;
    const taken = await take();
    if (taken) expect(taken.status).toBe(200);
    const after = await read();
    open();
    return { before, after, running: await sent };
  } finally {
    open();
    await sent;
  }
}

const ended = { status: 401, body: { code: 'auth.session' } };

const LOSSES: Readonly<Record<string, { take(them: TestClient): Promise<Answered | null>; refusal: object }>> = {
  'a lock': { take: (them) => put(`utilisateurs/${them.utilisateurid}/verrou`, { verrouille: true }), refusal: ended },
  'a deletion': { take: (them) => admin.delete(`utilisateurs/${them.utilisateurid}`), refusal: ended },
  'a reset': {
    take: (them) => put(`utilisateurs/${them.utilisateurid}/motdepasse`, { nouveau: TEMPORARY }),
    refusal: ended,
  },
  'an access that is over since yesterday': {
    take: (them) => change(them, { dateexpiration: addDays(today, -1) }),
    refusal: ended,
  },
  'midnight of the last day': {
    async take(them) {
      const kept = await change(them, { dateexpiration: today });
      expect((await them.get('clients/whithpagination')).status).toBe(200);
      house.clock.now = () => EVENING + 120_000;
      return kept;
    },
    refusal: ended,
  },
  'a permission taken from the profile': {
    async take(them) {
      const { profilid, libelle } = await profilOf(them);
      return put(`profils/${profilid}`, { libelle, permissions: ['clients'] });
    },
    refusal: { status: 403, body: { code: 'auth.permission' } },
  },
  'another profile': {
    async take(them) {
      const { profilid } = await profilOf(await house.as(['clients']));
      return change(them, { profilid });
    },
    refusal: { status: 403, body: { code: 'auth.permission' } },
  },
  'a register taken away': {
    take: (them) => put(`utilisateurs/${them.utilisateurid}/caisses`, { caisses: [] }),
    refusal: { status: 404, body: { code: 'introuvable' } },
  },
};

describe('felt by the very next request, and by the one that runs (CONTRACT "Session", RELIABILITY F85, F86)', () => {
  test.each(Object.entries(LOSSES))('%s', async (_name, { take, refusal }) => {
    const them = await house.as(CASHIER);
    const { before, after, running } = await around(them, () => take(them));
    expect(before.status).toBe(200);
    expect(after).toMatchObject(refusal);
    // The write was let in before the loss, and is judged again in its transaction.
    expect(running).toMatchObject(refusal);
  });

  test('a session ended from another one; the other goes on', async () => {
    const them = await house.as(CASHIER);
    const { body } = await house.anonymous.post('auth/login', { username: them.username, password: PASSWORD });
    const phone = testClient(house.baseUrl, { ...them, token: body.data.token });
    const { data } = (await phone.get('auth/sessions')).body;
    const { sessionid } = data.find(({ courante }: { courante: boolean }) => !courante);
    const { after, running } = await around(them, () => phone.delete(`auth/sessions/${sessionid}`));
    expect(after).toMatchObject(ended);
    expect(running).toMatchObject(ended);
    expect((await phone.get('clients/whithpagination')).status).toBe(200);
  });

  test('a second factor lost: the sessions that were opened with it end', async () => {
    const them = await house.as(CASHIER);
    await house.db
      .insertInto('facteur')
      .values({ utilisateurid: them.utilisateurid, secret: 'JBSWY3DPEHPK3PXP', confirme: new Date().toISOString() })
      .execute();
    const { after } = await around(them, () => admin.delete(`utilisateurs/${them.utilisateurid}/facteur`));
    expect(after).toMatchObject(ended);
  });
});
