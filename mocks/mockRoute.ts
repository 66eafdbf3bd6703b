import type { Call } from '@comptoir/contract/call';
import { type Answer, failure, langOf, Refusal, type RefusalDetails, success } from '@comptoir/contract/envelope';
import { ERRORS, type ErrorCode, type Lang } from '@comptoir/contract/errors';
import { mediaOfMime } from '@comptoir/domain/fichier';
import type { Count } from '@comptoir/domain/units';
import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { receiveRequest } from './receive';
import { replayOf, slotOf } from './replay';
import type { Resolver } from './resolver';
import { accesOf, admitUtilisateur, knownUtilisateur } from './session';
import type { FichierRow, Store } from './store';
import { inTransaction } from './transaction';

const API = '/api/';

/**
 * The raw parameters of a path below `/api/` with the shape of `template`, otherwise null. The whole path must match,
 * so that a module from `app/frame/api/` is never taken for a call. `mayBeEmpty` names the parameters that accept an
 * empty segment.
 */
export function matchPath(
  template: string,
  pathname: string,
  mayBeEmpty: (name: string) => boolean = () => false,
): Record<string, string> | null {
  if (!pathname.startsWith(API)) return null;
  const segments = pathname.slice(API.length).split('/');
  const names = template.split('/');
  if (segments.length !== names.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    const parameter = name.startsWith('{') ? name.slice(1, -1) : null;
    if (parameter !== null && (segment !== '' || mayBeEmpty(parameter))) params[parameter] = segment;
    else if (name !== segment) return null;
  }
  return params;
}

/** Compares paths so that a fixed segment comes before a parameter in the same place. */
export function byFixedFirst(a: string, b: string): number {
  const ranks = (path: string) => path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));
  return ranks(a).localeCompare(ranks(b));
}

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

interface Asked {
  request: Request;
  params: Record<string, string>;
  lang: Lang;
}

type Respond = (asked: Asked) => Promise<Response | undefined>;

/** Makes a function that returns the raw parameters of a path of this call, or null for another path. */
export function matcherOf(call: Call): (pathname: string) => Record<string, string> | null {
  const { shape } = call.params;
  const mayBeEmpty = (name: string) => shape[name] !== undefined && z.safeParse(shape[name], '').success;
  return (pathname) => matchPath(call.path, pathname, mayBeEmpty);
}

/** An MSW handler for the method and path of a call. When `respond` gives nothing, the next handler answers. */
export function onCall(call: Call, respond: Respond): HttpHandler {
  const match = matcherOf(call);
  const predicate = ({ request }: { request: Request }) => {
    const params = match(new URL(request.url).pathname);
    return { matches: params !== null, params: params ?? {} };
  };
  return VERBS[call.method]<Record<string, string>>(predicate, ({ request, params }) =>
    respond({ request, params, lang: langOf(request.headers.get('accept-language') ?? undefined) }),
  );
}

/**
 * Answers the requests of a call: parses them with its schemas, checks the permissions of the session, honours the
 * idempotency key and makes the envelope. It also parses the reply, so a mock that breaks the contract fails.
 */
export function responderOf<C extends Call>(call: C, resolver: Resolver<C>, store: Store) {
  return async ({ request, params, lang }: Asked) => {
    try {
      const acces = accesOf(store, request);
      const admitted = admitUtilisateur(call, store, acces);
      const received = await receiveRequest(call, request, params);
      const slot = slotOf(call, request, admitted, received);
      const replay = slot && replayOf(store, slot);
      if (replay) return jsonResponse(replay.status, replay.body, { 'Idempotent-Replayed': 'true' });
      const incoming = {
        ...received,
        store,
        acces,
        lang,
        get utilisateur() {
          return knownUtilisateur(admitted);
        },
      };
      // A refused sign-in stays in the log.
      const isWhole = call.method !== 'GET' && call.access !== 'public';
      const answer = isWhole ? inTransaction(store, () => resolver(incoming)) : resolver(incoming);
      if (isFichier(answer)) return fichierResponse(answer);
      const body = JSON.stringify(success(call, checkedAnswer(call, answer), lang));
      if (slot) store.replays.set(slot.key, { fingerprint: slot.fingerprint, status: call.status, body });
      return jsonResponse(call.status, body);
    } catch (error) {
      if (error instanceof Refusal) return refusedResponse(call, error.code, lang, error.details);
      throw error;
    }
  };
}

/** The HTTP response of a refused call. */
export function refusedResponse(call: Call | null, code: ErrorCode, lang: Lang, details?: RefusalDetails): Response {
  return jsonResponse(ERRORS[code].status, JSON.stringify(failure(call, code, lang, details)));
}

function jsonResponse(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

function checkedAnswer<C extends Call>(call: C, answer: Answer<C>): { data: unknown; count?: Count } {
  const parsed = call.reply.safeParse(answer.data);
  if (!parsed.success) throw new Error(`mock of ${call.method} ${call.path}: ${parsed.error.message}`);
  return { ...answer, data: parsed.data };
}

function isFichier(answer: object): answer is FichierRow {
  return 'bytes' in answer;
}

/** Whether the browser shows the file in place: images and videos, not documents. */
function isShownInPlace(mime: string): boolean {
  return mediaOfMime(mime) !== 'document';
}

function fichierResponse({ bytes, mime, name }: FichierRow): Response {
  const place = isShownInPlace(mime) ? 'inline' : 'attachment';
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
