import { requestOf } from '@comptoir/conformance/wire';
import { allCalls } from '@comptoir/contract/calls';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, type Permission } from '@comptoir/domain/permission';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockApi } from './api';
import { createStore } from './createStore';
import { PROFIL } from './profils.fixtures';

const EVERY: readonly Permission[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

const store = createStore();
const api = mockApi(store);
const signedIn = store.session;

test.each(allCalls.filter(({ call }) => typeof call.access !== 'string'))(
  '$name asks for a session, then for one of its permissions, before it reads what was sent (RELIABILITY § 5.8, F99)',
  async ({ call }) => {
    /** The code of a request that no call takes, sent by who holds these permissions; null is nobody. */
    const codeFor = async (permissions: readonly Permission[] | null) => {
      store.session = permissions && signedIn;
      store.profils = store.profils.map((row) =>
        row.profilid === PROFIL.administrateur && permissions ? { ...row, permissions } : row,
      );
      const params = Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, '-1']));
      const values = { params, query: { inconnu: 1 }, body: { inconnu: 1 }, headers: {}, files: [] };
      const { url, ...sent } = requestOf({ call, ...values });
      const answer = await getResponse(api, new Request(`http://localhost:4280${url}`, sent));
      return answer && ((await answer.json()) as { code: string }).code;
    };
    const access = call.access as readonly Permission[];
    expect(await codeFor(null)).toBe('auth.session');
    expect(await codeFor(EVERY.filter((name) => !access.includes(name)))).toBe('auth.permission');
    for (const name of access) expect(await codeFor([name])).toBe('requete.invalide');
  },
);
