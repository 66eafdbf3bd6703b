import { auth } from '@comptoir/contract/auth';
import { useSyncExternalStore } from 'react';
import { exchangeRequest } from '../api/transport';
import { urlOf } from '../api/url';
import { Listeners } from '../device/listeners';
import { isAway } from '../line/lineModel';
import { startProbing } from '../line/probe';

/** A part is tried this often, as a packet may be lost once more while the line comes back. */
const MAX_TRIES = 4;

/** The wait for a server that does not answer, shared by all parts; null while nothing waits. */
let away: Promise<void> | null = null;
const arrivals = new Listeners();

function setAway(next: Promise<void> | null): void {
  away = next;
  arrivals.tell();
}

/** Tells whether a part of the program waits for the line. */
export const useIsAwaited = () => useSyncExternalStore(arrivals.subscribe, () => away !== null);

/**
 * Asks the server whether it answers; any answer of the application counts, with or without a session. Rejects if a
 * proxy answers or if the server is starting. It uses the read that each screen makes first anyway.
 */
async function askServer(): Promise<void> {
  const { method } = auth.me;
  const answer = await exchangeRequest({ method, url: urlOf(auth.me), headers: {}, body: null });
  if (isAway(answer)) throw new Error(`status ${answer.status}`);
}

/** Resolves once the server answers again. */
const untilAnswered = () =>
  new Promise<void>((resolve) => {
    const ask = async () => {
      await askServer();
      stop();
      setAway(null);
      resolve();
    };
    const stop = startProbing(ask);
  });

/** Resolves at once if the server answers, else as soon as it does. */
async function serverAnswers(): Promise<void> {
  try {
    await askServer();
  } catch {
    if (away === null) setAway(untilAnswered());
    await away;
  }
}

/**
 * Loads a part of the program that is not on this device; without a line, it waits for one (PRODUCT O). Rejects when
 * the server answers but the part is gone: there is a newer version (RELIABILITY F108).
 */
export async function arrivingPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (thrown) {
      if (tries === MAX_TRIES) throw thrown;
      await serverAnswers();
    }
  }
}
