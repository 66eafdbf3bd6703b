import { existingRecord } from '@comptoir/contract/recordRules';
import type { securite } from '@comptoir/contract/securite';
import { takeCookie } from '../frame/http/plugins/cookie';
import { signedIn } from '../frame/http/routeOf';
import { type AuthHandler, asAuthor, nowOf, recordActivite } from './exchange';
import { deleteSessionOf, sessionsOf } from './sessions.repository';

type Calls = Pick<typeof securite, 'sessions' | 'endSession'>;

/** The calls of the user's own sessions: nobody sees or ends those of another user here (PRODUCT Q). */
export const sessionsHandlers: { [Name in keyof Calls]: AuthHandler<Calls[Name]> } = {
  async sessions(_input, exchange) {
    const { utilisateurid, empreinte: own } = signedIn(exchange.request);
    const open = await sessionsOf(exchange.routing.db, utilisateurid, nowOf(exchange));
    return { data: open.map(({ empreinte, ...session }) => ({ ...session, courante: empreinte === own })) };
  },

  async endSession({ params: { sessionid } }, exchange) {
    const { routing, request, reply } = exchange;
    const { utilisateurid, empreinte } = signedIn(request);
    const ended = await asAuthor(exchange, async (trx) => {
      const found = existingRecord(await deleteSessionOf(trx, utilisateurid, sessionid, nowOf(exchange)));
      const activite = { actiontype: 'Delete', libelle: 'Session fermée', objet: 'session', objetid: utilisateurid };
      await recordActivite(trx, exchange, utilisateurid, activite);
      return found;
    });
    if (ended === empreinte) takeCookie(request, reply, routing.admission.baseUrl);
    return { data: null };
  },
};
