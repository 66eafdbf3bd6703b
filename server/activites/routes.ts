import type { activites, Integrite } from '@comptoir/contract/activites';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { countAttempt } from '../auth/exchange';
import type { Db } from '../db/pool';
import { checkChaine } from '../frame/audit/chaine.repository';
import { pageOfActivites } from '../frame/audit/lists.repository';
import { insertActivite } from '../frame/audit/repository';
import type { Handlers } from '../frame/http/routeOf';
import { readAvenir } from './avenir.repository';

const running = new WeakMap<Db, Promise<Integrite>>();

/** Checks the whole log. That is heavy, so requests that come during a check get its answer. */
function integriteOf(db: Db): Promise<Integrite> {
  const asked = running.get(db) ?? verifyJournal(db).finally(() => running.delete(db));
  running.set(db, asked);
  return asked;
}

async function verifyJournal(db: Db): Promise<Integrite> {
  const chaine = await checkChaine(db);
  return { intacte: chaine.rompueA === null, ...chaine };
}

export const activitesHandlers: Handlers<typeof activites> = {
  /**
   * Writes a line with the user of the session and the server's time, whatever the body says (CONTRACT "Session",
   * RELIABILITY F104). Every signed-in user may write here and no line is ever removed, so a user may write thirty
   * lines a minute.
   */
  async record({ body }, { db, session, requestid, now }) {
    await countAttempt(db, { genre: 'activite', cle: String(session.utilisateurid) }, now);
    const activiteid = await insertActivite(
      db,
      { requestid, utilisateurid: session.utilisateurid, date: now },
      { actiontype: body.actiontype, libelle: body.libelle, objet: 'session', objetid: session.utilisateurid },
    );
    return { data: { activiteid } };
  },

  async list({ query }, { db, session }) {
    checkPeriode(query);
    return pageOfActivites(db, { ...query, caisses: session.caisses }, query);
  },

  async verify(_input, { db }) {
    return { data: await integriteOf(db) };
  },

  async avenir(_input, { db, session, today }) {
    return { data: await readAvenir(db, today, session.caisses) };
  },
};
