import type { Access, Call } from '@comptoir/contract/call';
import { langOf } from '@comptoir/contract/envelope';
import type { ErrorCode, Lang } from '@comptoir/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../access/session';
import type { HeldRoom } from '../work/space';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session check, also of what is then refused; null on public routes. */
    session: Session | null;
    /** What the request was refused with, once it was answered so. */
    refus: ErrorCode | null;
    /** Room that an upload holds on the disk. */
    room: HeldRoom | null;
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
