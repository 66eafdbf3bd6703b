import { auth } from '@comptoir/contract/auth';
import { useSyncExternalStore } from 'react';
import { exchange } from '../api/transport';
import { urlOf } from '../api/url';
import { isAway } from '../line/lineModel';
import { startProbing } from '../line/probe';

/** A packet may be lost once more while the line comes back. */
const MAX_TRIES = 4;

/** The wait for a server that does not answer, one for all parts; null while nothing waits. */
let away: Promise<void> | null = null;
const listeners = new Set<() => void>();

function setAway(next: Promise<void> | null): void {
  away = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the program waits for the line. */
export const useIsAwaited = () => useSyncExternalStore(subscribe, () => away !== null);

/**
 * Whatever it says is an answer, signed in or not, but for one that stands for a server that is away or starts. It is
 * asked what each screen reads first anyway.
 */
async function askServer(): Promise<void> {
  const { method } = auth.me;
  const answer = await exchange({ method, url: urlOf(auth.me), headers: {}, body: null });
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

/** Resolves at once where the server answers, else once it does. */
async function serverAnswers(): Promise<void> {
  try {
    await askServer();
  } catch {
    if (away === null) setAway(untilAnswered());
    await away;
  }
}

/**
 * Brings a part of the program that is not on this device: without a line it waits for one, and comes when there is
 * one (PRODUCT O). Rejects when the server answers and the part is gone: a newer version was put in place
 * (RELIABILITY F108).
 */
export async function arriving<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (thrown) {
      if (tries === MAX_TRIES) throw thrown;
      await serverAnswers();
    }
  }
}
