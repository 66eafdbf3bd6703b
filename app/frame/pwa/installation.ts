import { savesData } from '@comptoir/ui/foundations';
import { ownBuild } from '../api/serverBuild';
import { fetchLanguageFile } from '../i18n/languageFile';
import { probeDelay } from '../line/lineModel';
import { cacheOf } from './worker/builds';

/** Missing on plain http, where a local network may run us: everything then works as before, with a line. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Held as long as this page lives; the worker keeps the cache of a build whose lock is held. */
function holdBuild(): void {
  const never = () => new Promise<never>(() => undefined);
  void navigator.locks?.request(cacheOf(ownBuild()), { mode: 'shared' }, never);
}

/**
 * The texts of this page may have been there before the service worker, even when it came since: it sees them once. One
 * that has them answers without the line.
 */
function keepTexts(workers: ServiceWorkerContainer, language: string): void {
  const show = () => void fetchLanguageFile(language).catch(() => undefined);
  if (workers.controller) show();
  else workers.addEventListener('controllerchange', show, { once: true });
}

/** Whether a worker came into its office; otherwise a part of its build was lost on the way. */
const takesOffice = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Whether the worker of a registration, the one that comes if there is one, is in office. */
async function isInOffice({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = installing ?? waiting;
  return coming ? takesOffice(coming) : active !== null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A line that drops takes a part of the program with it: what came stays, and the rest is asked for again. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) await pause(probeDelay(tries, savesData()));
}

/** Its address tells the worker that data are to be saved: it may read neither the page nor, in every browser, its cookies. */
const workerAddress = () => (savesData() ? '/sw.js?economie=1' : '/sw.js');

/** A browser that refuses, for a certificate or by its settings, is not asked again. */
function onlyLost(thrown: unknown): null {
  if (thrown instanceof TypeError) return null;
  throw thrown;
}

/** Keeps the program on this device, so that it opens without a line: its shell alone while data are to be saved. */
export function keepProgram(): void {
  const workers = serviceWorkers();
  if (!workers) return;
  const isKept = async () => {
    const registration = await workers.register(workerAddress()).catch(onlyLost);
    if (registration === null || !(await isInOffice(registration))) return false;
    // A page that was still on its way when the worker came into office has none: it asks to be taken over.
    if (!workers.controller) registration.active?.postMessage('claim');
    return true;
  };
  until(isKept).catch(() => undefined);
}

/** What a page does once for the program that is kept. */
export function joinProgram(language: string): void {
  const workers = serviceWorkers();
  if (!workers) return;
  holdBuild();
  keepTexts(workers, language);
}

/** Resolves once a reload brings the newest build: by its worker, or by the line where none is in office. */
export function newestIsHere(): Promise<void> {
  return until(async () => {
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
