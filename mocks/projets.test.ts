import { IMAGE } from '@comptoir/conformance/media';
import { MULTIPART, multipartOf } from '@comptoir/conformance/multipart';
import { MAX_ETAPES, MAX_FILES_PER_ETAPE } from '@comptoir/domain/limits';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { createStore } from './createStore';
import { etapeidOf } from './etapeprojets.fixtures';
import { PROJET } from './projets.fixtures';
import { asProfile } from './states';
import type { EtapeRow, MediaRow, Store } from './store';

const ask = async (store: Store, path: string, init: RequestInit = {}) => {
  const response = await getResponse(mockApi(store), new Request(`http://localhost/api/${path}`, init));
  if (!response) throw new Error(`no answer to ${path}`);
  return response;
};

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('projects', () => {
  test('a project has 500 steps at most (RELIABILITY F59)', async () => {
    const store = createStore();
    const etape = store.etapeprojets[0] as EtapeRow;
    const projetid = PROJET.SANS_ETAPE;
    store.etapeprojets = Array.from({ length: MAX_ETAPES }, () => ({ ...etape, projetid }));
    const body = { projetid, libelle: 'Une de trop', description: 'x' };
    const response = await ask(store, 'projets/etapeprojet', json(body));
    expect(await response.json()).toMatchObject({
      code: 'projet.trop_etapes',
      message: expect.stringContaining('500'),
    });
  });
});

describe('media', () => {
  test('a step has 1 000 files at most (RELIABILITY F59)', async () => {
    const store = createStore();
    const media = store.medias[0] as MediaRow;
    store.medias = Array.from({ length: MAX_FILES_PER_ETAPE - 1 }, () => ({ ...media }));
    const add = (files: number) => {
      const form = multipartOf([['provenance', String(media.etapeprojetid)]], 'listefiles', Array(files).fill(IMAGE));
      return ask(store, 'files/addfiles', { method: 'POST', headers: { 'content-type': MULTIPART }, body: form });
    };
    expect(await (await add(2)).json()).toMatchObject({ code: 'etapeprojet.trop_fichiers' });
    expect((await add(1)).status).toBe(201);
  });

  test('are read by holders of projets alone; only an image has a thumbnail (RELIABILITY F60)', async () => {
    const store = createStore();
    const statusOf = async (name: string, of: Store, query = '') => {
      const media = store.medias.find((row) => row.name === name && row.etapeprojetid === etapeidOf(PROJET.COMPLET, 1));
      return (await ask(of, `fichiers/${media?.documentid}/${encodeURIComponent(name)}${query}`)).status;
    };
    expect(await statusOf('Remblai.png', store, '?taille=vignette')).toBe(200);
    expect(await statusOf('Implantation.pdf', store)).toBe(200);
    expect(await statusOf('Implantation.pdf', store, '?taille=vignette')).toBe(404);
    expect(await statusOf('Remblai.png', createStore(asProfile('caissier')))).toBe(404);
  });

  test('images and videos are shown in place, documents are downloaded (CONTRACT "Calls")', async () => {
    const store = createStore();
    for (const [mime, disposition] of [
      ['image/png', 'inline'],
      ['video/webm', 'inline'],
      ['application/pdf', 'attachment'],
      ['text/plain', 'attachment'],
    ]) {
      const media = store.medias.find((row) => row.mime === mime);
      const response = await ask(store, `fichiers/${media?.documentid}/x`);
      expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    }
  });
});
