import type { activites } from '#contract/activites';
import type { Handlers } from '../http/routeOf';
import { insertActivite } from './repository';

/** User and time are the session's, whatever the body says (CONTRACT "Session", RELIABILITY F104). */
export const activitesHandlers: Handlers<typeof activites> = {
  async record({ body }, { db, session, requestid, now }) {
    const activiteid = await insertActivite(
      db,
      { requestid, utilisateurid: session.utilisateurid, date: now },
      { actiontype: body.actiontype, libelle: body.libelle, objet: 'session', objetid: session.utilisateurid },
    );
    return { data: { activiteid } };
  },
};
