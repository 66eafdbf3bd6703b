import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { COMMANDE } from './commandes.fixtures';
import { createStore } from './createStore';
import { asProfile } from './states';
import type { Store } from './store';

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

const rowsOf = async (store: Store, path: string) =>
  ((await (await ask(store, 'GET', path)).json()) as { data: Record<string, unknown>[] }).data;

describe('orders', () => {
  const resent = (store: Store, datelivraison: string | null) => {
    const row = store.commandes.find(({ commandeid }) => commandeid === COMMANDE.EN_RETARD);
    if (!row) throw new Error('no such order');
    const { clientid, fraissup, typereduction, reduction, lignes } = row;
    return ask(store, 'PUT', `commandes/${row.commandeid}`, {
      clientid,
      fraissup,
      typereduction,
      reduction,
      datelivraison,
      listdetailscommande: lignes,
      quantite: 92,
      montanttotal: 3_125_000,
    });
  };

  test('an old delivery date may stay as it is, not become another old one (PRODUCT 1.14)', async () => {
    const store = created();
    expect((await resent(store, '2026-11-01')).status).toBe(200);
    expect(await (await resent(store, '2026-11-02')).json()).toMatchObject({
      errors: [{ path: 'datelivraison', code: 'date.passee' }],
    });
    expect((await resent(store, null)).status).toBe(200);
    expect((await resent(store, '2026-11-01')).status).toBe(422);
  });
});

describe('clients', () => {
  const photoOf = async (store: Store) => {
    const data = await rowsOf(store, 'clients/searchwhithpagination/Diabat%C3%A9');
    return String(data[0]?.photo).slice('/api/'.length);
  };

  test('a photo is read by who may read clients or orders, to others it is 404 (CONTRACT "Calls")', async () => {
    const path = await photoOf(created());
    for (const profile of ['administrateur', 'lecteur', 'vendeur'] as const) {
      expect(
        (await ask(created(asProfile(profile)), 'GET', `${path}?taille=vignette`)).headers.get('content-type'),
      ).toBe('image/png');
    }
    expect((await ask(created(asProfile('caissier')), 'GET', path)).status).toBe(404);
  });
});
