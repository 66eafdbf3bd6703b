import { draftsOf } from '../device/drafts';
import { part } from '../parts/part';
import { getSession } from '../session/currentSession';

/** Few have something to see there. */
export const DraftsNotice = part(async () => ({ default: (await import('../drafts/DraftsNotice')).DraftsNotice }));

/** A disk that does not answer holds nothing up. */
const PATIENCE_MS = 500;

/**
 * Brings what was typed and not saved, and the line that says it: on a page that is drawn with it, it pushes nothing
 * down later (DESIGN "Weight and speed", CLS).
 */
export async function bringDrafts(): Promise<void> {
  const drafts = draftsOf(getSession()?.user.utilisateurid ?? 0);
  const arrive = async () => {
    await drafts.read;
    if (drafts.items().length > 0) await DraftsNotice.arrive();
  };
  await Promise.race([arrive(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
