import type { Call, Received } from '@comptoir/contract/call';
import { Refusal, refuseInvalid } from '@comptoir/contract/envelope';
import { parseCall } from '@comptoir/contract/receive';
import type { FastifyRequest } from 'fastify';
import { acceptUploads, closeUploads, type OpenUpload } from '../storage/upload';
import { type Form, type Reception, readForm } from './multipart';

/** The input of a call as the contract parsed it, with the files of its form. */
export type Input<C extends Call> = Received<C> & { files: OpenUpload[] };

/** Reads and parses a request. Throws a refusal that lists every broken field (CONTRACT "Envelope"). */
export async function receiveRequest<C extends Call>(
  call: C,
  request: FastifyRequest,
  reception: Reception,
): Promise<Input<C>> {
  const form = call.file && !isJson(request) ? await readForm(request, call.file, reception) : null;
  const files = form && call.file ? await acceptUploads(reception.storage, form, call.file.kind) : [];
  try {
    const parsed = parseAll(call, request, form);
    return { ...parsed, files };
  } catch (error) {
    await closeUploads(files, false);
    throw error;
  }
}

/** A request without a file may come as JSON as well as in a form (CONTRACT "Types"). */
const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') ?? false;

function parseAll<C extends Call>(call: C, request: FastifyRequest, form: Form | null): Received<C> {
  const texts = (value: unknown) => value as Record<string, unknown>;
  const { received, errors } = parseCall(call, {
    params: texts(request.params),
    query: texts(request.query),
    body: form ? undefined : bodyOf(call, request),
    form: form && { fields: form.fields, files: form.files.length },
  });
  if (errors.length > 0) throw refuseInvalid(errors);
  return received;
}

function bodyOf(call: Call, request: FastifyRequest): unknown {
  if (!call.hasBody) return request.body ?? {};
  // Fastify accepts a request without a content type when it has no body.
  if (request.body === undefined) throw new Refusal('requete.type');
  return request.body;
}
