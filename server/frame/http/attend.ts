import { Refusal } from '@comptoir/contract/envelope';

/** Default milliseconds between two checks for changes meanwhile: the session of a long request, the built page. */
export const LOOK_MS = 5000;

interface Attended {
  everyMs: number;
  /** Throws the refusal when the user may no longer do what the request does. */
  look(): Promise<void>;
  /** Ends the request. */
  end(): void;
}

/**
 * Checks regularly whether a user may still do what their long request does, until the returned function is called.
 * Each check counts as a use of the session, because a user who waits for a long video is not idle. A check that fails
 * without a refusal (the database is away) ends nothing.
 */
export function attendSession({ everyMs, look, end }: Attended): () => void {
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
