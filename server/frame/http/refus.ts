import type { ErrorCode } from '@comptoir/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insertActivite } from '../audit/repository';
import { countedAddress } from './address';
import type { Routing } from './routeOf';
import { throttle } from './throttle';

/** The `actiontype` of what was refused. */
export const REFUS = 'Refus';

/**
 * Who tried more than they may (PRODUCT G, RELIABILITY § 5.12). A sign-in that failed is told by the sign-in itself,
 * which knows whose account it was.
 */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'auth.ancien_incorrect',
  'auth.permission',
  'auth.origine',
  'requete.trop_frequente',
  'profil.permission_non_detenue',
  'profil.plus_forts',
  'profil.propre',
  'utilisateur.soi',
  'utilisateur.plus_de_caisses',
  'utilisateur.plus_de_droits',
  'utilisateur.dernier_administrateur',
]);

type Journal = Pick<Routing, 'db' | 'now' | 'assertWritable'>;

/**
 * Tells refusals in the audit log once they are answered: nobody waits for it. One after the other, and throttled: a
 * flood of them stays a few lines.
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
      .then(() => tell(journal, request, { code, silenced }))
      .catch((error: unknown) => request.log.warn({ err: error }, 'audit of a refusal'));
  });
  app.addHook('onClose', () => last);
}

/** The permission that opens the call, by which people name what somebody tried; none where any session does. */
function permissionOf({ routeOptions }: FastifyRequest): { permission?: string } {
  const access = routeOptions.config.call?.access;
  return Array.isArray(access) ? { permission: access[0] } : {};
}

const callOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.config.call?.path ?? ''}`.trim();

/** One call of one person, or of one address. */
function keyOf(request: FastifyRequest, code: ErrorCode): string {
  return [code, callOf(request), request.session?.utilisateurid ?? countedAddress(request.ip)].join(' ');
}

interface Refused {
  code: ErrorCode;
  /** The same within the minute before, which were not told. */
  silenced: number;
}

/** The call is named as the contract spells it: no id, no term, nothing of the body. */
async function tell(
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
