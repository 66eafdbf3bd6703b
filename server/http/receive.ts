import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call, FilePart, Received } from '#contract/call';
import { Refusal } from '#contract/envelope';
import { type ErrorCode, type Lang, messageOf } from '#contract/errors';
import { type FieldError, fieldErrors } from '#contract/issues';
import { decodeTexts } from '#contract/text';
import { acceptUploads, closeUploads, type OpenUpload } from '../fichiers/upload';
import { type Form, type Reception, readForm } from './multipart';
import { langOfRequest } from './request';

/** A call's input as its contract parsed it, and the files of its form. */
export type Input<C extends Call> = Received<C> & { files: OpenUpload[] };

/** Reads and parses a request. Throws the refusal that lists every broken field (CONTRACT "Envelope"). */
export async function receive<C extends Call>(
  call: C,
  request: FastifyRequest,
  reception: Reception,
): Promise<Input<C>> {
  const form = call.file ? await readForm(request, call.file, reception) : null;
  const files = form && call.file ? await acceptUploads(reception.storage, form, call.file.kind) : [];
  try {
    const parsed = parseAll(call, request, form, langOfRequest(request));
    return { ...parsed, files } as Input<C>;
  } catch (error) {
    await closeUploads(files, false);
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
  if (form && call.file?.required && form.files.length === 0) errors.push(missingFile(call.file, lang));
  if (errors.length > 0) throw new Refusal('requete.invalide', { errors });
  return received as Received<Call>;
}

function missingFile({ field, kind }: FilePart, lang: Lang): FieldError {
  const code: ErrorCode = kind === 'preuve' ? 'fichier.requis' : 'fichier.aucun';
  return { path: field, code, message: messageOf(code, lang) };
}

function bodyOf(call: Call, request: FastifyRequest, form: Form | null): unknown {
  if (form) return decodeTexts(call.body, form.fields);
  if (!call.hasBody) return request.body ?? {};
  // Fastify lets a request without content type through when it has no body.
  if (request.body === undefined) throw new Refusal('requete.type');
  return request.body;
}
