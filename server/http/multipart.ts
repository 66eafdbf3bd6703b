import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FilePart } from '#contract/call';
import { Refusal } from '#contract/envelope';
import type { FileStorage } from '../fichiers/storage';
import type { Spooled } from '../fichiers/upload';

/** A form as received: its texts, and its file on disk. */
export interface Form {
  fields: Record<string, unknown>;
  file: Spooled | null;
}

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 100;

/**
 * Reads a whole form before anything is judged, so that fields before and after the file count alike (RELIABILITY
 * F46). The file goes to disk as it comes, synced. Throws a Refusal, and then nothing is left on disk.
 */
export async function readForm(request: FastifyRequest, part: FilePart, storage: FileStorage): Promise<Form> {
  const form: Form = { fields: Object.create(null), file: null };
  try {
    const parts = request.parts({
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: MAX_NAME_BYTES,
        files: 1,
        fileSize: part.bytes,
      },
    });
    for await (const received of parts) {
      if (received.type === 'file') await takeFile(form, received, part, storage);
      else takeField(form, received.fieldname, received.value, received.fieldnameTruncated || received.valueTruncated);
    }
    return form;
  } catch (error) {
    if (form.file) await rm(form.file.path, { force: true });
    // Nobody reads the rest: it must not hold the connection, on which the refusal travels.
    request.raw.unpipe();
    request.raw.resume();
    throw multipartRefusal(error, part);
  }
}

function takeField(form: Form, name: string, value: unknown, isTruncated: boolean): void {
  if (isTruncated) throw new Refusal('requete.trop_grande');
  // A repeated field is no text: validation refuses it by name.
  form.fields[name] = Object.hasOwn(form.fields, name) ? [form.fields[name], value] : value;
}

async function takeFile(form: Form, received: MultipartFile, part: FilePart, storage: FileStorage): Promise<void> {
  if (received.fieldname !== part.field) throw new Refusal('requete.multipart');
  const path = storage.temporary();
  const hash = createHash('sha256');
  const target = await open(path, 'wx', 0o600);
  let bytes = 0;
  form.file = { path, name: received.filename, bytes: 0, sha256: '' };
  try {
    for await (const chunk of received.file) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.write(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  if (received.file.truncated) throw tooLarge(part);
  form.file = isNoFile(received.filename, bytes)
    ? null
    : { path, name: received.filename, bytes, sha256: hash.digest('hex') };
  if (!form.file) await rm(path, { force: true });
}

/** What a browser sends for a file input that nobody filled. */
function isNoFile(name: string | undefined, bytes: number): boolean {
  return !name && bytes === 0;
}

function tooLarge(part: FilePart): Refusal {
  return new Refusal('fichier.trop_grand', { params: { mo: Math.floor(part.bytes / 1024 / 1024) } });
}

/** The parser's own errors come without a status, or with that of a server error. */
function multipartRefusal(error: unknown, part: FilePart): unknown {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(part);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new Refusal('requete.type');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new Refusal('requete.trop_grande');
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('espace.insuffisant');
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error;
  return new Refusal('requete.multipart');
}
