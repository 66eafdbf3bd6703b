import type { Call } from '@comptoir/contract/call';
import { failure, type Refusal, success } from '@comptoir/contract/envelope';
import { ERRORS } from '@comptoir/contract/errors';
import { replySchemaOf } from '@comptoir/contract/openapi';
import type { Count } from '@comptoir/domain/units';
import Ajv, { type ValidateFunction } from 'ajv';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { langOfRequest } from './request';

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_S = 2;

// Ajv checks neither the schemas nor formats: our own declarations make the schemas, and their patterns express each
// format.
const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, validateFormats: false });
const checks = new WeakMap<Call['reply'], ValidateFunction>();

/**
 * Returns the compiled check of a call's reply, compiled at its first answer. Parsing each reply took half the time of
 * a list.
 */
function checkOf(call: Call): ValidateFunction {
  const check = checks.get(call.reply) ?? ajv.compile(replySchemaOf(call));
  checks.set(call.reply, check);
  return check;
}

/**
 * Checks a handler's answer against the reply's declaration: an undeclared field never leaves (RELIABILITY F106).
 * Throws an error for the log alone when they differ.
 */
export function declaredAnswer<A extends { data: unknown }>(call: Call, answer: A): A {
  const check = checkOf(call);
  if (check(answer.data)) return answer;
  // The error names paths and rules but no values, which may be personal.
  const faults = check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${call.path}: the answer is not of its declaration: ${faults?.join(', ')}`);
}

export function sendSuccess(
  call: Call,
  answer: { data: unknown; count?: Count },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.code(call.status).send(success(call, answer, langOfRequest(request)));
}

/** Marks an answer as refused: its status, and the time to wait. */
export function refusedReply({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = ERRORS[code];
  request.refus = code;
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  if (status === 429) void reply.header('Retry-After', details.retryAfter ?? 60);
  return reply.code(status);
}

/** Sends a refusal in the one envelope (CONTRACT "Envelope"). */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = refusal;
  const call = request.routeOptions?.config?.call ?? null;
  return refusedReply(refusal, request, reply)
    .type('application/json; charset=utf-8')
    .send({ ...failure(call, code, langOfRequest(request), details), requestId: request.id });
}
