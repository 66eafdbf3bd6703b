import { savesData } from '@comptoir/ui/foundations';
import { ownBuild } from '../api/serverBuild';
import { fetchLanguageFile } from '../i18n/languageFile';
import { probeDelay } from '../line/lineModel';
import { cacheOf } from './worker/builds';

/** Undefined on plain http, as in a local network: the application then works, but only with a line. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Holds a lock on this page's build as long as the page lives; the worker keeps the cache of a build with a lock. */
function holdBuild(): void {
  const never = () => new Promise<never>(() => undefined);
  void navigator.locks?.request(cacheOf(ownBuild()), { mode: 'shared' }, never);
}

/**
 * Lets the service worker see this page's texts once, because the page may have loaded them before there was a worker.
 * A worker that has seen them answers without the line.
 */
function keepTexts(workers: ServiceWorkerContainer, language: string): void {
  const show = () => void fetchLanguageFile(language).catch(() => undefined);
  if (workers.controller) show();
  else workers.addEventListener('controllerchange', show, { once: true });
}

/** Tells whether a worker became active; otherwise a part of its build did not arrive. */
const takesOffice = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Tells whether the registration has an active worker; a new worker that is being installed must become active first.
 */
async function isInOffice({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = installing ?? waiting;
  return coming ? takesOffice(coming) : active !== null;
}

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries again until it is done: if the line drops while the program is loaded, what came stays and the rest is
 * requested again.
 */
async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) await pauseFor(probeDelay(tries, savesData()));
}

/**
 * The address tells the worker that data is saved: a worker cannot read the page nor, in every browser, its cookies.
 */
const workerAddress = () => (savesData() ? '/sw.js?economie=1' : '/sw.js');

/**
 * Only a lost answer (TypeError) is tried again. A browser that refuses, because of a certificate or its settings, is
 * not asked again.
 */
function onlyLost(thrown: unknown): null {
  if (thrown instanceof TypeError) return null;
  throw thrown;
}

/** Keeps the program on this device, so that it opens without a line; only its shell while data is saved. */
export function keepProgram(): void {
  const workers = serviceWorkers();
  if (!workers) return;
  const isKept = async () => {
    const registration = await workers.register(workerAddress()).catch(onlyLost);
    if (registration === null || !(await isInOffice(registration))) return false;
    // A page that was still loading when the worker became active has no worker yet and asks for it.
    if (!workers.controller) registration.active?.postMessage('claim');
    return true;
  };
  waitUntil(isKept).catch(() => undefined);
}

/** Does what a page must do once for the kept program. */
export function joinProgram(language: string): void {
  const workers = serviceWorkers();
  if (!workers) return;
  holdBuild();
  keepTexts(workers, language);
}

/**
 * Resolves once a reload brings the newest build, either through its worker or, without an active worker, from the
 * server.
 */
export function newestIsHere(): Promise<void> {
  return waitUntil(async () => {
    const registration = await serviceWorkers()
      ?.getRegistration()
      .catch(() => undefined);
    if (!registration?.active) return true;
    return registration.update().then(
      () => isInOffice(registration),
      () => false,
    );
  });
}
