import { Refusal } from '@comptoir/contract/envelope';

/** Milliseconds between two looks at what changes without us, when nobody says another number. */
export const LOOK_MS = 5000;

interface Attended {
  everyMs: number;
  /** Throws the refusal of who may no longer do what the request does. */
  look(): Promise<void>;
  /** Ends the request. */
  end(): void;
}

/**
 * Looks again and again whether somebody may still do what a request of theirs goes on doing, until the given function
 * is called. Each look is a use of the session: who waits for a long video is not idle. A database that cannot be asked
 * ends nothing.
 */
export function attend({ everyMs, look, end }: Attended): () => void {
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    timer = setTimeout(async () => {
      const isRefused = await look().then(
        () => false,
        (error: unknown) => error instanceof Refusal,
      );
      if (timer === undefined) return;
      if (isRefused) end();
      else plan();
    }, everyMs).unref();
  };
  plan();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
