import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { MAX_LIBELLE } from '#domain/limits';
import { findCompte } from '../auth/repository';
import type { Routing } from '../http/routeOf';
import { insertActivite } from './repository';
import { throttle } from './throttle';

/** The `actiontype` of what was refused. */
export const REFUS = 'Refus';

/** Who was kept out, and who tried more than they may (PRODUCT G, RELIABILITY § 5.12). */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'auth.identifiants',
  'auth.code_incorrect',
  'auth.ancien_incorrect',
  'auth.permission',
  'auth.origine',
  'requete.trop_frequente',
  'profil.permission_non_detenue',
  'profil.propre',
  'utilisateur.soi',
  'utilisateur.dernier_administrateur',
]);

type Journal = Pick<Routing, 'db' | 'now' | 'assertWritable'>;

/**
 * Tells refusals in the audit log once they are answered: nobody waits for it, and a sign-in takes the same time
 * whatever was wrong. One after the other, and throttled: a flood of them stays a few lines.
 */
export function auditRefusals(app: FastifyInstance, journal: Journal): void {
  const passes = throttle();
  let last = Promise.resolve();
  app.addHook('onResponse', async (request) => {
    const code = request.refus;
    if (code === null || !TOLD.has(code)) return;
    const silenced = passes(keyOf(request, code), journal.now());
    if (silenced === null) return;
    last = last
      .then(() => tell(journal, request, code, silenced))
      .catch((error: unknown) => request.log.warn({ err: error }, 'audit of a refusal'));
  });
  app.addHook('onClose', () => last);
}

const LOGIN = 'auth/login';

const callOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.call?.path ?? '';

/** The name that a refused sign-in gave. It may be a password typed in the wrong field: it is never stored. */
function usernameOf(request: FastifyRequest): string {
  const { username } = (request.body ?? {}) as { username?: unknown };
  return callOf(request) === LOGIN && typeof username === 'string' ? username.slice(0, MAX_LIBELLE).toLowerCase() : '';
}

/** One call of one person, or of one address; sign-ins to different accounts are told apart. */
function keyOf(request: FastifyRequest, code: ErrorCode): string {
  const { session, ip } = request;
  return [code, callOf(request), session?.utilisateurid ?? ip, usernameOf(request)].join(' ');
}

async function tell(
  { db, now, assertWritable }: Journal,
  request: FastifyRequest,
  code: ErrorCode,
  silenced: number,
): Promise<void> {
  await assertWritable(0);
  const { id: requestid, session, ip, method } = request;
  const call = callOf(request);
  const username = usernameOf(request);
  const compte = username === '' ? undefined : await findCompte(db, username);
  const author = { requestid, utilisateurid: session?.utilisateurid ?? null, date: new Date(now()).toISOString() };
  await insertActivite(db, author, {
    actiontype: REFUS,
    libelle: compte?.username ?? `${method} ${call}`,
    objet: call === LOGIN ? 'session' : 'acces',
    objetid: compte?.utilisateurid ?? null,
    apres: { code, appel: `${method} ${call}`, adresse: ip, silencieux: silenced },
  });
}
