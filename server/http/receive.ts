import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call, Received } from '#contract/call';
import { Refusal } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { type FieldError, fieldErrors } from '#contract/issues';
import { decodeTexts } from '#contract/text';
import type { FileStorage } from '../fichiers/storage';
import { acceptUpload, type OpenUpload } from '../fichiers/upload';
import { type Form, readForm } from './multipart';
import { langOfRequest } from './request';

/** A call's input as its contract parsed it. */
export type Input<C extends Call> = Received<C> & { file: OpenUpload | null };

export interface Reception {
  storage: FileStorage;
  /** Bytes of one attachment at most. */
  maxPieceBytes: number;
}

/** Reads and parses a request. Throws the refusal that lists every broken field (CONTRACT "Envelope"). */
export async function receive<C extends Call>(
  call: C,
  request: FastifyRequest,
  { storage, maxPieceBytes }: Reception,
): Promise<Input<C>> {
  const part = call.file && { ...call.file, bytes: maxPieceBytes };
  const form = part && call.hasBody ? await readForm(request, part, storage) : null;
  const file = form?.file && part ? await acceptUpload(storage, form.file, part.kind) : null;
  try {
    const parsed = parseAll(call, request, form, langOfRequest(request));
    return { ...parsed, file } as Input<C>;
  } catch (error) {
    await file?.close(false);
    throw error;
  }
}

function parseAll(call: Call, request: FastifyRequest, form: Form | null, lang: Lang): Received<Call> {
  const errors: FieldError[] = [];
  const parse = (shape: z.ZodMiniObject, value: unknown) => {
    const parsed = shape.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    errors.push(...fieldErrors(parsed.error.issues, lang));
    return {};
  };
  const texts = (value: unknown) => value as Record<string, unknown>;
  const received = {
    params: parse(call.params, decodeTexts(call.params, texts(request.params))),
    query: parse(call.query, decodeTexts(call.query, texts(request.query))),
    body: parse(call.body, bodyOf(call, request, form)),
  };
  if (errors.length > 0) throw new Refusal('requete.invalide', { errors });
  return received as Received<Call>;
}

function bodyOf(call: Call, request: FastifyRequest, form: Form | null): unknown {
  if (form) return decodeTexts(call.body, form.fields);
  if (!call.hasBody) return request.body ?? {};
  // Fastify lets a request without content type through when it has no body.
  if (request.body === undefined) throw new Refusal('requete.type');
  return request.body;
}
