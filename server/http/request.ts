import type { FastifyRequest } from 'fastify';
import type { Access, Call } from '#contract/call';
import { langOf } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import type { Session } from '../auth/session';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session check; null on public routes. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** A route that does not say who may call it does not boot (RELIABILITY F100). */
    access?: Access;
    call?: Call;
  }
}

/** The language of the answer (CONTRACT "Envelope"). */
export function langOfRequest(request: FastifyRequest): Lang {
  return langOf(request.headers['accept-language']);
}
