import { langOf, type Success } from '@comptoir/contract/envelope';
import type { ErrorCode } from '@comptoir/contract/errors';
import { refusedResponse } from '@comptoir/mocks/mockRoute';
import { emptyOrganisation } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import { delay, getResponse, type HttpHandler, HttpResponse, http } from 'msw';

/** What the network and the server do to every call of a story; chosen in the toolbar. */
export interface Conditions {
  network: 'fast' | 'slow' | 'silent' | 'offline';
  server: 'fine' | 'error500' | 'error503' | 'refused403' | 'empty' | 'one' | 'long';
}

const SLOW_MS = 2000;

const FAILURES = { error500: 'interne', error503: 'base.indisponible', refused403: 'auth.permission' } as const;

type Respond = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** Makes a handler of every call; if it returns nothing, the story's own handlers answer. */
function onEveryCall(respond: Respond): HttpHandler {
  return http.all(
    ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
    ({ request }) => respond(request),
  );
}

const NETWORKS: Readonly<Record<Conditions['network'], readonly HttpHandler[]>> = {
  fast: [],
  slow: [
    onEveryCall(async () => {
      await delay(SLOW_MS);
      return undefined;
    }),
  ],
  silent: [
    onEveryCall(async () => {
      await delay('infinite');
      return undefined;
    }),
  ],
  offline: [onEveryCall(() => HttpResponse.error())],
};

function failing(code: ErrorCode): HttpHandler {
  return onEveryCall((request) =>
    refusedResponse(null, code, langOf(request.headers.get('accept-language') ?? undefined)),
  );
}

/** Empties the story's store at the first call; the story fills it again when it begins. */
function emptied(store: Store): HttpHandler {
  let isEmpty = false;
  return onEveryCall(() => {
    if (!isEmpty) Object.assign(store, emptyOrganisation());
    isEmpty = true;
    return undefined;
  });
}

/** Changes the answers of the story's own handlers; an answer that is not JSON stays as it is. */
function altered(alter: (envelope: Success) => Success, own: HttpHandler[]): HttpHandler {
  return onEveryCall(async (request) => {
    const response = await getResponse(own, request.clone());
    const isReply = response?.ok && response.headers.get('content-type')?.startsWith('application/json');
    if (!isReply) return response;
    const { status, headers } = response;
    return HttpResponse.json(alter((await response.json()) as Success), { status, headers });
  });
}

/** Cuts lists to one row; the counts and sums beside them stay those of the story. */
const withOneRow = (envelope: Success): Success =>
  Array.isArray(envelope.data) && envelope.count !== undefined
    ? { ...envelope, data: envelope.data.slice(0, 1), count: Math.min(1, envelope.count) }
    : envelope;

/** Match the fields that people fill in themselves, and those that name a person or a record. */
const TEXTS = /^(libelle\w*|description|objet|motif|observations|adresse|mentions)$/;
const NAMES = /^(nom|prenom|username|email|client|projet|etape|typedepense|caisse|utilisateur|compagnie)$/;
const isWritten = (name: string) => TEXTS.test(name) || NAMES.test(name);
const LONG_WORD = 'Anticonstitutionnellement-Yopougon-Sicogi';

/** Makes the texts that people write long: many words, and one that cannot be broken. */
const withLongTexts = (envelope: Success): Success => ({ ...envelope, data: lengthened(envelope.data, '') });

function lengthened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value !== '' && isWritten(name) ? longer(value) : value;
  if (Array.isArray(value)) return value.map((one) => lengthened(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, one]) => [own, lengthened(one, own)]));
}

const longer = (text: string) => `${text} ${LONG_WORD} des travaux de la deuxième tranche, entrée côté lagune`;

function serverHandlers(server: Conditions['server'], store: Store | undefined, own: HttpHandler[]): HttpHandler[] {
  if (server === 'fine') return [];
  if (server === 'empty') return store ? [emptied(store)] : [];
  if (server === 'one') return [altered(withOneRow, own)];
  if (server === 'long') return [altered(withLongTexts, own)];
  return [failing(FAILURES[server])];
}

/** Returns the story's own handlers (`parameters.msw`) behind those that the toolbar puts before them. */
export function answersOf({ network, server }: Conditions, parameters: object): HttpHandler[] {
  const { msw = [], scene } = parameters as { msw?: HttpHandler[]; scene?: { store: Store } };
  return [...NETWORKS[network], ...serverHandlers(server, scene?.store, msw), ...msw];
}

/**
 * Makes the browser say that it is offline or online. Returns a function that undoes this at the story's end, because
 * another choice in the toolbar only starts the story again.
 */
export function tellTheBrowser({ network }: Conditions): () => void {
  const tell = (isOnline: boolean) => {
    if (navigator.onLine === isOnline) return;
    if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
  };
  tell(network !== 'offline');
  return () => tell(true);
}
