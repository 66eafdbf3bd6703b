import { imprimes } from '@comptoir/contract/imprimes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestLang } from '../i18n/requestLang';
import { apiErrorOf } from './ApiError';
import { readFile } from './readFile';
import { onSessionClosed, openSession } from './sessionClosed';

const PDF = 'application/pdf';

function answering(answer: () => Promise<Response>) {
  const network = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', network);
  return network;
}
const answer = (body: string, status: number, type: string) =>
  answering(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
const read = () => readFile(imprimes.pdf, { params: { imprimeid: 7 }, query: { langue: 'en' } }, PDF);
const failure = () => read().then(() => null, apiErrorOf);

afterEach(() => {
  vi.unstubAllGlobals();
  requestLang.set('fr');
  openSession();
});

describe('a file that is read with the session', () => {
  it('comes with its type, and refusals would come in the page’s language', async () => {
    const network = answer('%PDF-', 200, PDF);
    requestLang.set('en');
    const file = await read();
    expect([await file.text(), file.type]).toEqual(['%PDF-', PDF]);
    const [url, init] = network.mock.calls[0] ?? [];
    expect(url).toBe('/api/imprimes/7/papier.pdf?langue=en');
    expect(init).toMatchObject({ credentials: 'same-origin', headers: { 'Accept-Language': 'en' } });
  });

  it('is refused with the server’s sentence', async () => {
    answer(JSON.stringify({ status: false, code: 'imprime.remplace', message: 'Remplacée' }), 409, 'application/json');
    expect(await failure()).toMatchObject({ status: 409, code: 'imprime.remplace', message: 'Remplacée' });
  });

  it('is not what a proxy answers in its place, nor an answer that cannot be read', async () => {
    answer('<html>', 200, 'text/html');
    expect(await failure()).toMatchObject({ status: 200, code: 'reponse.illisible' });
    answer('Bad gateway', 502, 'text/plain');
    expect(await failure()).toMatchObject({ status: 502, code: 'reponse.illisible', isNetwork: true });
  });

  it('does not come without a line, or when the line drops on the way', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({ status: 0, code: 'reseau' });
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    answering(async () => new Response(cut, { headers: { 'Content-Type': PDF } }));
    expect(await failure()).toMatchObject({ code: 'reseau' });
  });

  it('closes a session that has ended', async () => {
    const closed = vi.fn();
    onSessionClosed(closed);
    answer(
      JSON.stringify({ status: false, code: 'auth.requise', message: 'Reconnectez-vous' }),
      401,
      'application/json',
    );
    await failure();
    expect(closed).toHaveBeenCalledOnce();
  });
});
