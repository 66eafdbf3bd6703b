import { type Build, forgetFormer, keepAsked, keepBuild, keptPage, keptPart } from './builds';

/*
 * The service worker: the program opens without a line, and a page goes on with the files of its own build after a
 * newer one was put in place (ADR 0019). It never touches /api: what people see and write is kept by the application.
 */

/** Filled in by the build. */
declare const __BUILD__: Build;
declare const self: ServiceWorkerGlobalScope;

const NAMED_BY_CONTENT = /^\/assets\/[^/]+-[\w-]{7,}\.\w+$/;
const isPart = ({ pathname, searchParams }: URL) =>
  NAMED_BY_CONTENT.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v')) ||
  pathname === '/favicon.svg';
const isScreen = ({ pathname }: URL) => !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);

/** The page says it in the address that it asks for the worker at (app/frame/pwa/installation). */
const savesData = new URLSearchParams(self.location.search).has('economie');

async function inUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = await self.navigator.locks.query();
  return new Set(held.map(({ name }) => name ?? ''));
}

async function answerPart(path: string, event: FetchEvent): Promise<Response> {
  const kept = await keptPart(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  // Nobody waits for the copy, and a full device loses nothing but it.
  event.waitUntil(keepAsked(__BUILD__, path, answer.clone()).catch(() => undefined));
  return answer;
}

/**
 * The kept page at once: a round trip on each visit is too much on a slow line. The browser looks for a newer worker at
 * each visit, and the API's first answer names the server's build: an old page is told and left (ADR 0019).
 */
const answerPage = async (request: Request): Promise<Response> => (await keptPage()) ?? fetch(request);

self.addEventListener('install', (event) => {
  // A page takes its files by their names, from whichever worker: nobody need wait for the former one to leave.
  event.waitUntil(keepBuild(__BUILD__, savesData).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await forgetFormer(__BUILD__, await inUse());
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** All that a page ever says is that it has no worker (app/frame/pwa/installation). */
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
