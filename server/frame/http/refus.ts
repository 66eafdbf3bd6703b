import type { ErrorCode } from '@comptoir/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insertActivite } from '../audit/repository';
import { countedAddress } from './address';
import type { Routing } from './routeOf';
import { throttleByKey } from './throttle';

/** The `actiontype` of a refused request in the audit log. */
export const REFUS = 'Refus';

/**
 * Refusals for the audit log: somebody tried more than they may (PRODUCT G, RELIABILITY § 5.12). The sign-in logs its
 * own failures, because it knows the account.
 */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'auth.ancien_incorrect',
  'auth.permission',
  'auth.origine',
  'requete.trop_frequente',
  'profil.permission_non_detenue',
  'profil.plus_forts',
  'profil.propre',
  'transfert.autre_caisse',
  'utilisateur.soi',
  'utilisateur.plus_de_caisses',
  'utilisateur.plus_de_droits',
  'utilisateur.dernier_administrateur',
]);

type Journal = Pick<Routing, 'db' | 'now' | 'assertWritable'>;

/**
 * Writes refusals to the audit log after they are answered, so that nobody waits for it. They are written one after the
 * other and throttled: a flood of refusals becomes a few lines.
 */
export function auditRefusals(app: FastifyInstance, journal: Journal): void {
  const passes = throttleByKey();
  let last = Promise.resolve();
  app.addHook('onResponse', async (request) => {
    const code = request.refus;
    if (code === null || !TOLD.has(code)) return;
    const silenced = passes(keyOf(request, code), journal.now());
    if (silenced === null) return;
    last = last
      .then(() => tellRefusal(journal, request, { code, silenced }))
      .catch((error: unknown) => request.log.warn({ err: error }, 'audit of a refusal'));
  });
  app.addHook('onClose', () => last);
}

/** Returns the permission of the call, which shows what somebody tried; empty when any session may make the call. */
function permissionOf({ routeOptions }: FastifyRequest): { permission?: string } {
  const access = routeOptions.config.call?.access;
  return Array.isArray(access) ? { permission: access[0] } : {};
}

/** Names the call, or the route of a page, but never a requested address. */
const callOf = ({ method, routeOptions: { config, url } }: FastifyRequest) =>
  `${method} ${config.call?.path ?? url ?? ''}`.trim();

/** Returns the throttle's key: one code and call of one user or, without a session, of one address. */
function keyOf(request: FastifyRequest, code: ErrorCode): string {
  return [code, callOf(request), request.session?.utilisateurid ?? countedAddress(request.ip)].join(' ');
}

interface Refused {
  code: ErrorCode;
  /** The number of equal refusals of the minute before that were not written. */
  silenced: number;
}

/** Writes one refusal. The call is named as in the contract: no id, no search term, nothing of the body. */
async function tellRefusal(
  { db, now, assertWritable }: Journal,
  request: FastifyRequest,
  { code, silenced }: Refused,
): Promise<void> {
  await assertWritable(0);
  const { id: requestid, session, ip } = request;
  const author = { requestid, utilisateurid: session?.utilisateurid ?? null, date: new Date(now()).toISOString() };
  await insertActivite(db, author, {
    actiontype: REFUS,
    libelle: callOf(request),
    objet: 'acces',
    objetid: null,
    apres: { code, adresse: ip, autres: silenced, ...permissionOf(request) },
  });
}
