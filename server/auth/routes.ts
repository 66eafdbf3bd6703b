import { checkOwnNouveau, mayEnter } from '@comptoir/contract/authRules';
import type { Call } from '@comptoir/contract/call';
import { type Calls, calls } from '@comptoir/contract/calls';
import { Refusal } from '@comptoir/contract/envelope';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { FastifyInstance } from 'fastify';
import { isCommonPassword } from '../frame/access/commonPasswords';
import { hashPassword } from '../frame/access/password';
import { deleteSession, deleteSessionsOf, lockCompte, updateMotdepasse } from '../frame/access/repository';
import { declaredAnswer, sendSuccess } from '../frame/http/answer';
import { takeCookie } from '../frame/http/plugins/cookie';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, signedIn } from '../frame/http/routeOf';
import { appareilOf } from './appareil';
import { type AuthHandler, type AuthRouting, asAuthor, giveSession, recordActivite, tokenOf } from './exchange';
import { facteurHandlers } from './facteur.routes';
import { openSession } from './opening';
import { checkOwnPassword } from './ownPassword';
import { sessionsHandlers } from './sessions.routes';
import { activiteOfConnexion, login } from './signIn';
import { forgiveAttempt } from './throttle.repository';

/** The session's calls. They hash passwords, which must not happen inside a transaction. */
const handlers: { [Name in keyof Calls['auth']]: AuthHandler<Calls['auth'][Name]> } = {
  ...sessionsHandlers,
  ...facteurHandlers,
  login,

  async me(_input, exchange) {
    return { data: await tokenOf(signedIn(exchange.request), exchange) };
  },

  async logout(_input, exchange) {
    const { routing, request, reply } = exchange;
    const { empreinte, utilisateurid } = signedIn(request);
    await asAuthor(exchange, async (trx) => {
      await deleteSession(trx, empreinte);
      await recordActivite(trx, exchange, utilisateurid, {
        ...activiteOfConnexion(utilisateurid),
        actiontype: 'Delete',
      });
    });
    takeCookie(request, reply, routing.admission.baseUrl);
    return { data: null };
  },

  async changePassword({ body }, exchange) {
    const { routing, request } = exchange;
    const { utilisateurid } = signedIn(request);
    const asked = { motdepasse: body.ancien, path: 'ancien' };
    const { compte, cible } = await checkOwnPassword(utilisateurid, asked, exchange);
    const isCommon = await isCommonPassword(body.nouveau, [compte.username]);
    checkOwnNouveau({ ...body, username: compte.username, isCommon });
    const motdepasse = await hashPassword(body.nouveau);
    const session = await asAuthor(exchange, async (trx) => {
      const now = await lockCompte(trx, utilisateurid);
      // The session has ended if the account was locked, deleted or reset after the request was admitted.
      const isSame = now?.motdepasse === compte.motdepasse && mayEnter(now, todayInAbidjan(routing.now()));
      if (!isSame) throw new Refusal('auth.session');
      await forgiveAttempt(trx, cible);
      await updateMotdepasse(trx, utilisateurid, motdepasse);
      await deleteSessionsOf(trx, utilisateurid);
      const activite = { actiontype: 'Update', libelle: compte.username, objet: 'motdepasse', objetid: utilisateurid };
      await recordActivite(trx, exchange, utilisateurid, activite);
      return openSession(trx, compte, routing.now(), appareilOf(request.headers['user-agent']));
    });
    return { data: await giveSession(session, exchange) };
  },
};

/** Registers the session's calls. */
export function authRoutes(app: FastifyInstance, routing: AuthRouting): void {
  for (const name of Object.keys(calls.auth) as (keyof Calls['auth'])[]) {
    const call = calls.auth[name] as unknown as Call;
    const handle = handlers[name] as unknown as AuthHandler<Call>;
    app.route({
      ...admittedRoute(routing, call),
      handler: async (request, reply) => {
        const input = await receiveRequest(call, request, routing);
        return sendSuccess(
          call,
          declaredAnswer(call, await handle(input, { call, routing, request, reply })),
          request,
          reply,
        );
      },
    });
  }
}
