import { draftsOf } from '../device/drafts';
import { part } from '../parts/part';
import { getSession } from '../session/currentSession';

/** Loaded on demand, because few people have drafts. */
export const DraftsNotice = part(async () => ({ default: (await import('../drafts/DraftsNotice')).DraftsNotice }));

/** A disk that does not answer, and a line that does not bring the notice, delay the screen by at most this time. */
const PATIENCE_MS = 2000;

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * Waits for the screen and reads the drafts meanwhile, then loads their notice before the screen is drawn, so that the
 * notice moves nothing down later (DESIGN "Weight and speed", CLS). On an old phone the reading waits for the processor
 * as the screen does, so its time begins when the screen is there.
 */
export async function bringDrafts(screen?: Promise<unknown>): Promise<void> {
  const drafts = draftsOf(getSession()?.user.utilisateurid ?? 0);
  await screen;
  await Promise.race([drafts.read, patience()]);
  if (drafts.items().length > 0) await Promise.race([DraftsNotice.arrive(), patience()]);
}
