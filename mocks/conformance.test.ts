import { conformanceCases } from '@comptoir/conformance/cases';
import { departures } from '@comptoir/conformance/run';
import type { Transport, WireRequest } from '@comptoir/conformance/transport';
import type { Permission } from '@comptoir/domain/permission';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { createStore } from './createStore';
import { openSession } from './session';
import { emptyOrganisation } from './states';
import type { Store, UtilisateurRow } from './store';

const ORIGIN = 'http://localhost:4280';

describe('the mocks conform to the contract (RELIABILITY F110)', () => {
  // Each case has an organisation of its own: the rows of all the others would be copied by each of its writes.
  for (const conformanceCase of conformanceCases) {
    test(conformanceCase.name, async () => {
      const store = createStore(emptyOrganisation(), { session: null });
      const api = mockApi(store);
      const transport: Transport = { now: store.now, as: async (permissions) => clientOf(store, api, permissions) };
      expect(await departures(conformanceCase, transport)).toEqual([]);
    });
  }
});

/** Adds a user with a profile of their own, as the server's tests do. */
function addUtilisateur(store: Store, permissions: readonly Permission[]): UtilisateurRow {
  const [utilisateurid, profilid] = [store.nextId(), store.nextId()];
  const row: UtilisateurRow = {
    utilisateurid,
    username: `user-${utilisateurid}`,
    password: `password of ${utilisateurid}`,
    profilid,
    motdepassetemporaire: false,
    nom: 'Yao',
    prenom: 'Adjoua',
    email: '',
    contact: '',
    sexe: null,
    datenaissance: null,
    adresse: '',
    dateexpiration: null,
    verrouille: false,
    caisses: null,
    version: 1,
    createdon: new Date(store.now()).toISOString(),
  };
  store.profils.push({ profilid, libelle: `Profil ${row.username}`, permissions, version: 1 });
  store.utilisateurs.push(row);
  return row;
}

/** The store holds a single session, so each client sets its own before it sends a request. */
function clientOf(store: Store, api: HttpHandler[], permissions: readonly Permission[] | null) {
  const row = permissions && addUtilisateur(store, permissions);
  const { utilisateurid, username, password } = row ?? { utilisateurid: 0, username: '', password: '' };
  let session: Store['session'] = row && openSession(store, utilisateurid);
  return {
    utilisateurid,
    username,
    password,
    send: async (request: WireRequest) => {
      store.session = session;
      const { url, ...sent } = request;
      const response = await getResponse(api, new Request(ORIGIN + url, sent));
      if (!response) throw new Error(`no mock answers ${sent.method} ${url}`);
      if (row) session = store.session;
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        header: (name: string) => response.headers.get(name),
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    },
  };
}
