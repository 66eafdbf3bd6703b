import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { failure, type Refusal, success } from '#contract/envelope';
import { ERRORS } from '#contract/errors';
import { langOfRequest } from './request';

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_S = 2;

/** What a handler answered, through the reply's declaration: what it does not name never leaves (RELIABILITY F106). */
export function declared<A extends { data: unknown }>(call: Call, answer: A): A {
  return { ...answer, data: call.reply.parse(answer.data) };
}

export function sendSuccess(
  call: Call,
  answer: { data: unknown; count?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.code(call.status).send(success(call, answer, langOfRequest(request)));
}

/** Sends a refusal in the one envelope (CONTRACT "Envelope"). */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = refusal;
  const { status } = ERRORS[code];
  request.refus = code;
  const call = request.routeOptions?.config?.call ?? null;
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  if (status === 429) void reply.header('Retry-After', details.retryAfter ?? 60);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...failure(call, code, langOfRequest(request), details), requestId: request.id });
}
