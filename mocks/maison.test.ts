import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { CORBEILLE } from './corbeille.fixtures';
import { createStore } from './createStore';
import { asProfile } from './states';
import type { Store } from './store';
import { UTILISATEUR } from './utilisateurs.fixtures';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const created = (...overrides: Partial<Store>[]) => createStore({ now: () => NOW }, ...overrides);

const ask = async (store: Store, method: string, path: string, body?: unknown) => {
  const init: RequestInit = { method };
  if (body !== undefined) {
    Object.assign(init, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }
  const response = await getResponse(mockApi(store), new Request(`http://localhost/api/${path}`, init));
  if (!response) throw new Error(`no answer to ${path}`);
  return response;
};

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const dataOf = async <Data>(store: Store, path: string) =>
  ((await (await ask(store, 'GET', path)).json()) as { data: Data }).data;
const rowsOf = (store: Store, path: string) => dataOf<Record<string, number>[]>(store, path);

describe('an active administrator remains (CONTRACT "Permissions", RELIABILITY I23)', () => {
  const every = createStore().profils[0]?.permissions ?? [];

  /** A store where another user is signed in, with every permission and, if `dateexpiration` is given, a last day. */
  const asOther = (dateexpiration: string | null = null) => {
    const store = created({ session: { utilisateurid: 2 } });
    const row = store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2);
    Object.assign(row ?? {}, { permissions: every, dateexpiration });
    return store;
  };
  const PASSING = '2031-01-01';

  test.each([
    ['PUT', 'utilisateurs/1/verrou', { verrouille: true }],
    ['DELETE', 'utilisateurs/1', undefined],
    ['PUT', 'utilisateurs/1/caisses', { caisses: [] }],
  ])(
    'the last one is not locked, not deleted, and keeps every register; a further one is: %s %s',
    async (method, path, body) => {
      const refused = await ask(asOther(PASSING), method, path, body);
      expect([refused.status, await codeOf(refused)]).toEqual([409, 'utilisateur.dernier_administrateur']);
      expect((await ask(asOther(), method, path, body)).status).toBe(200);
    },
  );

  test.each([
    ['in the past', '2026-11-20'],
    ['to come', '2030-01-01'],
  ])('whose access has an end %s is not who remains, and the refusal says so', async (_when, dateexpiration) => {
    const store = asOther(PASSING);
    const { nom, prenom, profilid, username } = store.utilisateurs.find((row) => row.utilisateurid === 1) ?? {};
    const form = new FormData();
    const fields = { nom, prenom, profilid, username, dateexpiration };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const request = new Request('http://localhost/api/utilisateurs/1', { method: 'PUT', body: form });
    const body = (await (await getResponse(mockApi(store), request))?.json()) as { code: string; message: string };
    expect(body.code).toBe('utilisateur.dernier_administrateur');
    expect(body.message).toContain('date de fin');
  });

  test('the profile of the last one keeps what makes it an administrator', async () => {
    const permissions = every.filter((nom) => nom !== 'profils.gerer');
    const body = { libelle: 'Administrateur', permissions };
    expect(await codeOf(await ask(asOther(PASSING), 'PUT', 'profils/1', body))).toBe(
      'utilisateur.dernier_administrateur',
    );
    expect((await ask(asOther(), 'PUT', 'profils/1', body)).status).toBe(200);
  });
});

test('a user’s photo is for readers of users and for the user, else it is 404 (CONTRACT "Calls")', async () => {
  const photo = (await rowsOf(created(), 'utilisateurs/whithpagination?search=coulibaly'))[0]?.photo;
  const path = String(photo).slice('/api/'.length);
  for (const profile of ['administrateur', 'lecteur', 'caissier'] as const) {
    expect((await ask(created(asProfile(profile)), 'GET', path)).headers.get('content-type')).toBe('image/png');
  }
  expect((await ask(created(asProfile('vendeur')), 'GET', path)).status).toBe(404);
});

describe('each figure of the dashboard is the sum of the list behind it (PRODUCT N)', () => {
  const sumOf = (rows: readonly Record<string, number>[], name: string) =>
    rows.reduce((sum, row) => sum + Number(row[name]), 0);
  const PERIOD = 'datedebut=2026-07-01&datefin=2026-11-21';

  test('who sees some registers sees their money alone (PRODUCT Q)', async () => {
    const store = created({ session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } });
    const caisses = await rowsOf(store, 'caisses/whithpagination');
    expect(caisses.map(({ caisseid }) => caisseid)).toEqual([5, 2]);
    const totaux = await dataOf<Record<string, number>>(store, `dashboard/totaux?${PERIOD}`);
    expect(totaux.solde).toBe(sumOf(caisses, 'solde'));
  });
});

describe('the trash of the fixtures (PRODUCT P)', () => {
  const restore = (store: Store, type: string, id: number) =>
    ask(store, 'POST', `corbeille/${type}/${id}/restaurer`, {});

  test('a step waits for its project, a label for its being free', async () => {
    const store = created();
    expect(await codeOf(await restore(store, 'etapeprojet', CORBEILLE.ETAPE_SANS_PROJET))).toBe('corbeille.parent');
    expect(await codeOf(await restore(store, 'typedepense', CORBEILLE.TYPEDEPENSE_REPRIS))).toBe('typedepense.existe');
    expect((await restore(store, 'projet', CORBEILLE.PROJET)).status).toBe(200);
    expect((await restore(store, 'etapeprojet', CORBEILLE.ETAPE_SANS_PROJET)).status).toBe(200);
    const [projet] = await rowsOf(store, `projets/projetbyid?projetid=${CORBEILLE.PROJET}`);
    expect(projet?.nombreetape).toBe(3);
  });

  test('everything else comes back', async () => {
    const store = created();
    for (const [type, id] of [
      ['client', CORBEILLE.CLIENT],
      ['fichier', CORBEILLE.FICHIER],
      ['typedepense', CORBEILLE.TYPEDEPENSE],
      ['utilisateur', CORBEILLE.UTILISATEUR],
      ['profil', CORBEILLE.PROFIL],
    ] as const) {
      expect([type, (await restore(store, type, id)).status]).toEqual([type, 200]);
    }
    expect(store.clients.at(-1)?.clientid).toBe(CORBEILLE.CLIENT);
  });
});

test('the audit log tells who, and where its chain breaks (PRODUCT G)', async () => {
  const rows = await rowsOf(created(), 'activites/whithpagination?utilisateurid=2&objet=depense');
  expect(rows).toMatchObject([
    { utilisateur: 'Ibrahim Coulibaly', avant: { montant: 5600 }, apres: { montant: 6500 } },
    { actiontype: 'Insert', avant: null },
  ]);
  expect(await dataOf(created({ journalRompuA: 9 }), 'activites/integrite')).toMatchObject({
    intacte: false,
    rompueA: { premiere: 9, derniere: 13 },
  });
});
