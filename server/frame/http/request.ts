import type { Access, Call } from '@comptoir/contract/call';
import { langOf } from '@comptoir/contract/envelope';
import type { ErrorCode, Lang } from '@comptoir/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../access/session';
import type { HeldRoom } from '../work/space';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session check sets it, even when the request is then refused; null on public routes. */
    session: Session | null;
    /** The code with which the request was refused; null before or otherwise. */
    refus: ErrorCode | null;
    /** Room on the disk that an upload holds. */
    room: HeldRoom | null;
  }
  interface FastifyContextConfig {
    /** The server does not start when a route leaves this out (RELIABILITY F100). */
    access?: Access;
    call?: Call;
  }
}

/** Returns the language of the answer (CONTRACT "Envelope"). */
export function langOfRequest(request: FastifyRequest): Lang {
  return langOf(request.headers['accept-language']);
}
