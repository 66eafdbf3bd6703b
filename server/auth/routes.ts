import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auth } from '#contract/auth';
import type { Call, Received } from '#contract/call';
import { Refusal, refuseField } from '#contract/envelope';
import { messageOf } from '#contract/errors';
import { type Activite, insertActivite } from '../activites/repository';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { declared, sendSuccess } from '../http/answer';
import { receive } from '../http/receive';
import { langOfRequest } from '../http/request';
import { admitted, type Routing, signedIn } from '../http/routeOf';
import type { Admission } from '../plugins/admission';
import { sessionOf } from '../plugins/admission';
import { giveCookie, takeCookie } from './cookie';
import { mayEnter, openSession } from './opening';
import { hashPassword, passwordError, verifyPassword } from './password';
import { compteOf, deleteSession, deleteSessionsOf, findCompte, updateMotdepasse } from './repository';
import type { Session } from './session';
import { type Cible, forgiveAttempt, reserveAttempt } from './throttle.repository';
import { signToken } from './token';

export interface AuthRouting extends Routing {
  admission: Admission;
  compagnie: string;
  key: KeyObject;
}

type Exchange = { routing: AuthRouting; request: FastifyRequest; reply: FastifyReply };
type AuthHandler<C extends Call> = (input: Received<C>, exchange: Exchange) => Promise<{ data: unknown }>;

/** The session's calls: they hash passwords, which must not happen inside a transaction. */
const handlers: { [Name in keyof typeof auth]: AuthHandler<(typeof auth)[Name]> } = {
  async login({ body }, { routing, request, reply }) {
    const cibles: Cible[] = [
      { genre: 'adresse', cle: request.ip },
      { genre: 'compte', cle: body.username.toLowerCase() },
    ];
    for (const cible of cibles) await reserve(routing, cible);
    const compte = await findCompte(routing.db, body.username);
    const isRight = await verifyPassword(compte?.motdepasse, body.password);
    if (!compte || !isRight || !mayEnter(compte, routing.now())) throw new Refusal('auth.identifiants');
    const former = await sessionOf(routing.admission, request);
    const session = await inTransaction(routing.db, async (trx) => {
      for (const cible of cibles) await forgiveAttempt(trx, cible);
      if (former) await deleteSession(trx, former.empreinte);
      const opened = await openSession(trx, compte, routing.now());
      await record(trx, { routing, request, reply }, compte.utilisateurid, connexion(compte.utilisateurid));
      return opened;
    });
    return { data: await tokenFor(session, { routing, request, reply }) };
  },

  async me(_input, exchange) {
    const session = signedIn(exchange.request);
    return { data: { token: await signToken(session, exchange.routing.compagnie, exchange.routing.key) } };
  },

  async logout(_input, { routing, request, reply }) {
    const { empreinte, utilisateurid } = signedIn(request);
    await inTransaction(routing.db, async (trx) => {
      await deleteSession(trx, empreinte);
      await record(trx, { routing, request, reply }, utilisateurid, {
        ...connexion(utilisateurid),
        actiontype: 'Delete',
      });
    });
    takeCookie(request, reply, routing.admission.baseUrl);
    return { data: null };
  },

  async changePassword({ body }, { routing, request, reply }) {
    const { utilisateurid } = signedIn(request);
    const compte = await compteOf(routing.db, utilisateurid);
    const cible: Cible = { genre: 'compte', cle: `motdepasse ${utilisateurid}` };
    await reserve(routing, cible);
    const lang = langOfRequest(request);
    if (!(await verifyPassword(compte.motdepasse, body.ancien)))
      throw refuseField('ancien', 'auth.ancien_incorrect', lang);
    checkNouveau(body, compte.username, request);
    const motdepasse = await hashPassword(body.nouveau);
    const session = await inTransaction(routing.db, async (trx) => {
      await forgiveAttempt(trx, cible);
      await updateMotdepasse(trx, utilisateurid, motdepasse);
      await deleteSessionsOf(trx, utilisateurid);
      const activite = { actiontype: 'Update', libelle: compte.username, objet: 'motdepasse', objetid: utilisateurid };
      await record(trx, { routing, request, reply }, utilisateurid, activite);
      return openSession(trx, compte, routing.now());
    });
    return { data: await tokenFor(session, { routing, request, reply }) };
  },
};

const connexion = (utilisateurid: number): Activite => ({
  actiontype: 'Insert',
  libelle: 'Connexion',
  objet: 'session',
  objetid: utilisateurid,
});

async function reserve({ db, now }: AuthRouting, cible: Cible): Promise<void> {
  const seconds = await reserveAttempt(db, cible, new Date(now()).toISOString());
  if (seconds === null) return;
  throw new Refusal('requete.trop_frequente', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

function checkNouveau(
  { ancien, nouveau, confirmation }: { ancien: string; nouveau: string; confirmation: string },
  username: string,
  request: FastifyRequest,
): void {
  const lang = langOfRequest(request);
  const weak = passwordError({ username, nouveau }, 'nouveau', lang);
  if (weak) throw new Refusal('requete.invalide', { errors: [weak] });
  if (nouveau === ancien) throw refuseField('nouveau', 'motdepasse.inchange', lang);
  if (confirmation === nouveau) return;
  const code = 'motdepasse.different';
  throw new Refusal('requete.invalide', { errors: [{ path: 'confirmation', code, message: messageOf(code, lang) }] });
}

async function record(
  trx: Db,
  { routing, request }: Exchange,
  utilisateurid: number,
  activite: Activite,
): Promise<void> {
  const date = new Date(routing.now()).toISOString();
  await insertActivite(trx, { requestid: request.id, utilisateurid, date }, activite);
}

async function tokenFor(session: Session, { routing, request, reply }: Exchange): Promise<{ token: string }> {
  const token = await signToken(session, routing.compagnie, routing.key);
  giveCookie(request, reply, { token, expire: session.expire, baseUrl: routing.admission.baseUrl });
  return { token };
}

/** Registers the session's calls. */
export function authRoutes(app: FastifyInstance, routing: AuthRouting): void {
  for (const name of Object.keys(auth) as (keyof typeof auth)[]) {
    const call = auth[name] as unknown as Call;
    const handle = handlers[name] as unknown as AuthHandler<Call>;
    app.route({
      ...admitted(routing, call),
      handler: async (request, reply) => {
        const input = await receive(call, request, routing);
        return sendSuccess(call, declared(call, await handle(input, { routing, request, reply })), request, reply);
      },
    });
  }
}
