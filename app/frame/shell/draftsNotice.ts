import { draftsOf } from '../device/drafts';
import { part } from '../parts/part';
import { getSession } from '../session/currentSession';

/** Loaded on demand, because few people have drafts. */
export const DraftsNotice = part(async () => ({ default: (await import('../drafts/DraftsNotice')).DraftsNotice }));

/** A disk that does not answer delays the screen by at most this time. */
const PATIENCE_MS = 500;

/**
 * Reads the drafts and loads their notice before the screen is drawn, so that the notice moves nothing down later
 * (DESIGN "Weight and speed", CLS).
 */
export async function bringDrafts(): Promise<void> {
  const drafts = draftsOf(getSession()?.user.utilisateurid ?? 0);
  const arrive = async () => {
    await drafts.read;
    if (drafts.items().length > 0) await DraftsNotice.arrive();
  };
  await Promise.race([arrive(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
