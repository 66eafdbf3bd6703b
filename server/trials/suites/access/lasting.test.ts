import { Readable } from 'node:stream';
import { PDF } from '@comptoir/conformance/piece';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chantierOf } from '../../../fichiers/testing/chantier';
import { piece, video } from '../../../fichiers/testing/media';
import * as admission from '../../../frame/http/plugins/admission';
import { fieldsOf, sendUtilisateur } from '../../../utilisateurs/testing/fields';
import { testApp } from '../../testing/app';
import type { TestClient } from '../../testing/client';
import { counterOf } from '../../testing/counter';
import { openedHouse } from '../../testing/opened';
import { openedForTests } from '../../testing/openedForTests';
import { takeOff, watchAdmission } from './inFlight';

const { admitRequest: admit } = admission;

const { house, admin } = openedHouse(() => testApp({ lookMs: 10 }));
const chantier = openedForTests(() => chantierOf(admin));

afterEach(() => vi.restoreAllMocks());

/** Makes the store send the first bytes of a file at once, and the rest when `finish` is called. */
function slowStore() {
  const { read } = house.storage;
  let finish = () => undefined as unknown;
  vi.spyOn(house.storage, 'read').mockImplementation(async (...asked) => {
    const whole = (await (await read(...asked))?.toArray()) as Buffer[];
    const bytes = Buffer.concat(whole);
    const given = new Readable({ read: () => undefined });
    given.push(bytes.subarray(0, 16));
    finish = () => given.push(bytes.subarray(16)) && given.push(null);
    return given;
  });
  return { finish: () => finish() };
}

/** Resolves once the server has checked a long request that many times. */
function looks(times: number): Promise<void> {
  let left = times;
  return new Promise((resolve) => {
    vi.spyOn(admission, 'admitRequest').mockImplementation(async (...args) => {
      await admit(...args);
      left -= 1;
      if (left === 0) resolve();
    });
  });
}

const headersOf = ({ token }: TestClient) => ({ authorization: `Bearer ${token}` });

/** Begins to read a file; returns the reader of the rest, which fails when the answer is cut. */
async function begin(client: TestClient, lien: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const answer = await fetch(house.baseUrl + lien, { headers: headersOf(client) });
  expect(answer.status).toBe(200);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  expect((await reader.read()).value?.length).toBe(16);
  return reader;
}

const put = (path: string, body: object) => admin.put(path, body);
const recordOf = async ({ utilisateurid }: TestClient) => (await admin.get(`utilisateurs/${utilisateurid}`)).body.data;

const LOSSES: Readonly<Record<string, (them: TestClient) => Promise<unknown>>> = {
  'a sign-out elsewhere': (them) => them.post('auth/logout'),
  'a lock': (them) => put(`utilisateurs/${them.utilisateurid}/verrou`, { verrouille: true }),
  'a deletion': (them) => admin.delete(`utilisateurs/${them.utilisateurid}`),
  'an access that is over': async (them) =>
    sendUtilisateur(
      admin,
      them.utilisateurid,
      fieldsOf(await recordOf(them), { dateexpiration: addDays(todayInAbidjan(Date.now()), -1) }),
    ),
  'a permission taken': async (them) => {
    const { profilid, libelleprofil: libelle } = await recordOf(them);
    return put(`profils/${profilid}`, { libelle, permissions: ['clients'] });
  },
  'a register taken': (them) => put(`utilisateurs/${them.utilisateurid}/caisses`, { caisses: [] }),
};

describe('a file that is under way ends with the right to it (RELIABILITY F85, F86)', () => {
  test.each(Object.entries(LOSSES))('%s', async (_name, take) => {
    const counter = await counterOf(admin);
    const [caisseid, depenseid] = [await counter.caisse(1000), await counter.depense(1000)];
    const { file } = (await counter.pay({ depenseid, caisseid, montant: 10 })).body.data;
    const them = await house.as(MODULE_PERMISSIONS);
    slowStore();
    const reader = await begin(them, file);
    await take(them);
    await expect(reader.read()).rejects.toThrow('terminated');
  });

  test('who keeps it gets it whole, however often it is looked at', async () => {
    await chantier.add([piece('a.mp4', video(64))]);
    const { lien } = (await chantier.list('&type=3')).body.data[0];
    const store = slowStore();
    const reader = await begin(admin, lien);
    await looks(3);
    store.finish();
    expect((await reader.read()).value?.length).toBe(48);
    expect((await reader.read()).done).toBe(true);
  });
});

describe('who sends a long file is not idle (RELIABILITY F88)', () => {
  test('its session lives while it comes, though nothing else is asked for', async () => {
    const { utilisateurid, token } = await house.as(['projets', 'projets.medias']);
    const begun = Date.now();
    house.clock.now = () => begun;
    const flight = await takeOff(house.baseUrl, watchAdmission(), {
      name: 'fichiers.add',
      values: { body: { provenance: chantier.etapeprojetid }, file: PDF },
      person: { utilisateurid, token: token ?? '' },
    });
    for (let minutes = 15; minutes <= 60; minutes += 15) {
      house.clock.now = () => begun + minutes * 60_000;
      // The first check may have read the clock before it was moved.
      await looks(2);
    }
    expect(await flight.land()).toMatchObject({ status: 201 });
  });
});
