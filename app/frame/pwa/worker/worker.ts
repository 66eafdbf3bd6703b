import { type Build, forgetFormer, keepAsked, keepBuild, keepRooms, keptPage, keptPart } from './builds';

/*
 * The service worker. It opens the program without a line, and after an update it gives an open page the files of its
 * own build (ADR 0019). It never touches /api: the application itself keeps what people see and write.
 */

/** The build fills this in. */
declare const __BUILD__: Build;
declare const self: ServiceWorkerGlobalScope;

const NAMED_BY_CONTENT = /^\/assets\/[^/]+-[\w-]{7,}\.\w+$/;
const isPart = ({ pathname, searchParams }: URL) =>
  NAMED_BY_CONTENT.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v')) ||
  pathname === '/favicon.svg';
/** The server alone answers its calls, and the public page of a document (ADR 0046). */
const isScreen = ({ pathname }: URL) => !/^\/(?:api|v)\//.test(pathname) && !/\.\w+$/.test(pathname);

/** The page tells it in the worker's address (app/frame/pwa/installation). */
const savesData = new URLSearchParams(self.location.search).has('economie');

async function inUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = await self.navigator.locks.query();
  return new Set(held.map(({ name }) => name ?? ''));
}

async function answerPart(path: string, event: FetchEvent): Promise<Response> {
  const kept = await keptPart(path);
  const answer = kept ?? (await fetch(event.request));
  const keep = async () => {
    if (!kept) await keepAsked(__BUILD__, path, answer.clone());
    if (!savesData) await keepRooms(__BUILD__, path);
  };
  // The answer does not wait for the copies; on a full device only they are lost.
  event.waitUntil(keep().catch(() => undefined));
  return answer;
}

/**
 * Answers with the kept page at once, because a round trip on each visit is too slow on a bad line. At each visit the
 * browser looks for a newer worker, and the API's first answer names the server's build, so an old page learns that it
 * is old (ADR 0019).
 */
const answerPage = async (request: Request): Promise<Response> => (await keptPage()) ?? fetch(request);

self.addEventListener('install', (event) => {
  // Any worker can give a page its files by their names, so the new worker need not wait for the former one to leave.
  event.waitUntil(keepBuild(__BUILD__, savesData).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await forgetFormer(__BUILD__, await inUse());
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** A page sends only one message: that it has no worker (app/frame/pwa/installation). */
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(answerPage(request));
  } else if (isPart(url)) {
    event.respondWith(answerPart(url.pathname + url.search, event));
  }
});
