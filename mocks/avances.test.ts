import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { AVANCE, asChefDeChantier, avecAvances } from './avances.fixtures';
import { createStore } from './createStore';
import type { Store } from './store';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const created = (...overrides: Partial<Store>[]) => createStore({ now: () => NOW }, avecAvances(NOW), ...overrides);

/** The body of the answer to a request; a body makes it a POST. */
const ask = async (store: Store, path: string, body?: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await getResponse(mockApi(store), new Request(`http://localhost/api/${path}`, init));
  return (await response?.json()) as { code?: string; count: number; data: Record<string, number>[] };
};

const attente = async (store: Store) =>
  ((await ask(store, 'dashboard/attente')).data as unknown as Record<string, unknown>).avances;

/** No case of the contract makes an advance late: it is due on a day to come. */
describe('late advances (ADR 0039)', () => {
  test('are listed by themselves, before the others that are open, and counted (PRODUCT N)', async () => {
    const store = created();
    const late = await ask(store, 'avances?retard=1');
    expect(late).toMatchObject({ count: 1, data: [{ avanceid: AVANCE.EN_RETARD, retard: 9, solde: 45_000 }] });
    expect((await ask(store, 'avances')).data.map(({ avanceid }) => avanceid)).toEqual([
      AVANCE.DEMANDEE,
      AVANCE.EN_RETARD,
      AVANCE.OUVERTE,
      AVANCE.JUSTIFIEE,
    ]);
    expect((await ask(store, 'avances/porteurs')).data.map(({ retard }) => retard)).toEqual([9, 0]);
    expect(await attente(store)).toEqual({ nombre: 1, montant: 45_000, tenu: 120_700 });
    expect(await attente(created(asChefDeChantier))).toEqual({ nombre: 0, montant: 0, tenu: 0 });
  });

  test('keep their holder from another one, whatever their number', async () => {
    const store = created();
    store.organisation.avancesmax = 20;
    const macon = { porteurnom: 'Konan Kouadio', montant: 1000, objet: 'Ciment', echeance: '2026-12-01' };
    expect((await ask(store, 'avances', { ...macon, porteurtel: '0758204411' })).code).toBe('avance.en_retard');
    expect((await ask(store, 'avances', { ...macon, porteurtel: '0758204412' })).code).toBeUndefined();
  });
});

test('what waits of advances is nobody’s who may not read them (CONTRACT "Permissions")', async () => {
  const permissions = ['tableau de bord', 'avances.accorder'];
  const utilisateurs = createStore().utilisateurs.map((row) => ({ ...row, permissions }));
  expect(await attente(created({ utilisateurs }))).toEqual({ nombre: 0, montant: 0, tenu: 0 });
});
