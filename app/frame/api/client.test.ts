import { auth } from '@comptoir/contract/auth';
import type { BodyOf } from '@comptoir/contract/call';
import { reglements } from '@comptoir/contract/reglements';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestLang } from '../i18n/requestLang';
import { ApiError } from './ApiError';
import { type SentWrite, sendCall } from './client';
import { onSessionClosed, openSession } from './sessionClosed';

/** A record of the smallest noun: these tests are of calls, not of what they carry. */
const record = { typedepenseid: 1, libelle: 'A', version: 1 };
const fields = { libelle: 'A' };

function answering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const network = vi.fn(async (_url: string, _init: RequestInit) => new Response(text, { status }));
  vi.stubGlobal('fetch', network);
  return network;
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
}

afterEach(() => {
  vi.unstubAllGlobals();
  requestLang.set('fr');
  openSession();
});

describe('what is sent', () => {
  it('is JSON in the page’s language, with the idempotency key', async () => {
    const network = answering(201, { status: true, data: record, message: '' });
    requestLang.set('en');
    await sendCall(typedepenses.create, { body: fields }, { idempotencyKey: 'k'.repeat(16) });
    const [url, init] = network.mock.calls[0] ?? [];
    expect(url).toBe('/api/typedepenses');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual(fields);
    expect(init?.headers).toMatchObject({ 'Accept-Language': 'en', 'Idempotency-Key': 'k'.repeat(16) });
  });

  it('is a form with the file last where the call carries one', async () => {
    const network = answering(422, {});
    const file = new File(['%PDF'], 'reçu.pdf');
    const body = { depenseid: 1, caisseid: 2, montant: 3, date: '2026-11-20' };
    await sendCall(reglements.create, { body, file }).catch(() => undefined);
    const form = network.mock.calls[0]?.[1].body as FormData;
    expect([...form.keys()]).toEqual(['depenseid', 'caisseid', 'montant', 'date', 'file']);
    expect((form.get('file') as File).name).toBe('reçu.pdf');
  });
});

describe('PRODUCT O: before a write with a key leaves', () => {
  const key = 'k'.repeat(16);
  const written = { status: true, data: record, message: '' };

  it('it is given to who keeps it, as it leaves', async () => {
    const network = answering(201, written);
    const beforeSend = vi.fn(async (_: SentWrite | null) => expect(network).not.toHaveBeenCalled());
    await sendCall(typedepenses.create, { body: fields }, { idempotencyKey: key, beforeSend });
    expect(beforeSend.mock.calls).toEqual([
      [{ method: 'POST', url: '/api/typedepenses', body: JSON.stringify(fields), key, isKeyLasting: false }],
    ]);
  });

  it('nothing of one with a password is, nor of one without a key', async () => {
    answering(422, {});
    const beforeSend = vi.fn(async () => undefined);
    const body = { password: 'le marché de Bouaké' } as BodyOf<typeof utilisateurs.create>;
    await sendCall(utilisateurs.create, { body }, { idempotencyKey: key, beforeSend }).catch(() => undefined);
    await sendCall(typedepenses.create, { body: fields }, { beforeSend }).catch(() => undefined);
    expect(beforeSend.mock.calls).toEqual([[null]]);
  });

  it('what that rejects with keeps it from leaving', async () => {
    const network = answering(201, written);
    const stays = new ApiError({ status: 0, code: 'reseau', message: '' });
    const options = { idempotencyKey: key, beforeSend: () => Promise.reject(stays) };
    expect(await failureOf(sendCall(typedepenses.create, { body: fields }, options))).toBe(stays);
    expect(network).not.toHaveBeenCalled();
  });
});

describe('what comes back', () => {
  it('gives data and the rows before paging', async () => {
    answering(200, { status: true, data: [record], message: '', count: 42 });
    await expect(sendCall(typedepenses.list, {})).resolves.toEqual({ data: [record], count: 42 });
  });

  it('CONTRACT "Envelope": a refusal carries the server’s sentence, code and fields', async () => {
    const errors = [{ path: 'montant', code: 'montant.nul', message: 'Zéro' }];
    answering(422, { status: false, data: null, message: 'Vérifiez', code: 'requete.invalide', errors });
    const failed = await failureOf(sendCall(typedepenses.create, { body: fields }));
    expect(failed).toMatchObject({ status: 422, code: 'requete.invalide', message: 'Vérifiez', errors });
    expect(failed.isUnknownResult).toBe(false);
  });

  it('spec § 8: a refusal without a sentence is a warning, a fault an error for the administrator', async () => {
    const failure = { status: false, data: null, message: '', errors: [] };
    answering(409, { ...failure, code: 'conflit.version' });
    expect((await failureOf(sendCall(typedepenses.list, {}))).message).toBe('general.avertissement');
    answering(500, { ...failure, code: 'interne' });
    expect((await failureOf(sendCall(typedepenses.list, {}))).message).toBe('general.erreur');
  });

  it('CONTRACT "Envelope": a non-2xx answer is never a success', async () => {
    answering(503, { status: true, data: [record], message: '', count: 1 });
    await failureOf(sendCall(typedepenses.list, {}));
  });

  it('RELIABILITY F109: a proxy’s page leaves the outcome of a write unknown', async () => {
    answering(502, '<html>Bad gateway</html>');
    const failed = await failureOf(sendCall(typedepenses.create, { body: fields }));
    expect(failed).toMatchObject({ code: 'reponse.illisible', isNetwork: true, isUnknownResult: true });
  });

  it('RELIABILITY F107: a cut line leaves the outcome of a write unknown, not that of a read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect((await failureOf(sendCall(typedepenses.create, { body: fields }))).isUnknownResult).toBe(true);
    expect((await failureOf(sendCall(typedepenses.list, {}))).isUnknownResult).toBe(false);
  });

  it('nobody answered: no line, a proxy’s page, a server without its database', async () => {
    const isUnanswered = async () => (await failureOf(sendCall(typedepenses.create, { body: fields }))).isUnanswered;
    const failure = { status: false, data: null, message: '', errors: [] };
    answering(502, '<html>Bad gateway</html>');
    expect(await isUnanswered()).toBe(true);
    answering(503, { ...failure, code: 'base.indisponible' });
    expect(await isUnanswered()).toBe(true);
    answering(503, { ...failure, code: 'ledger.endommage' });
    expect(await isUnanswered()).toBe(false);
  });

  it('a success that the contract does not allow is no success', async () => {
    answering(200, { status: true, data: [{ ...record, libelle: 5 }], message: '', count: 1 });
    expect((await failureOf(sendCall(typedepenses.list, {}))).code).toBe('reponse.illisible');
    answering(200, { status: true, data: [record], message: '' });
    expect((await failureOf(sendCall(typedepenses.list, {}))).code).toBe('reponse.illisible');
  });

  it('an abort is passed on as it is', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
    await expect(sendCall(typedepenses.list, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a write that got no answer says what is so (PRODUCT O)', () => {
  const sentenceWith = async (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => {
      // The network went away while the request was under way.
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(new TypeError('network'));
    });
    return (await failureOf(sendCall(typedepenses.create, { body: fields }))).message;
  };

  it('that nothing was sent, only where there was no network to send it', async () => {
    const [lost, notSent] = [await sentenceWith(true), await sentenceWith(false)];
    expect([lost, notSent]).toEqual(['general.resultatinconnu', 'general.nonenvoye']);
  });
});

describe('the end of a session', () => {
  const ended = { status: false, data: null, message: '', code: 'auth.session', errors: [] };

  it('is told once, however many calls are refused', async () => {
    const closed = vi.fn();
    const stop = onSessionClosed(closed);
    answering(401, ended);
    await Promise.allSettled([sendCall(typedepenses.list, {}), sendCall(auth.me, {}), sendCall(typedepenses.all, {})]);
    expect(closed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not what a refused sign-in means', async () => {
    const closed = vi.fn();
    const stop = onSessionClosed(closed);
    answering(401, { ...ended, code: 'auth.identifiants' });
    await failureOf(sendCall(auth.login, { body: { username: 'a', password: 'b' } }));
    expect(closed).not.toHaveBeenCalled();
    stop();
  });
});
