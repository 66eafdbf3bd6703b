import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { FilePart } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkSize, maxBytesOf, refuseCount, type SizeLimits } from '@comptoir/contract/fichierRules';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { START_BYTES } from '../storage/start';
import type { FileStorage } from '../storage/storage';
import type { Spooled } from '../storage/upload';
import type { HeldRoom, SpaceGuard } from '../work/space';

/** A form as received: its texts, and its files on disk in the order in which they came. */
export interface Form {
  fields: Record<string, unknown>;
  files: Spooled[];
  /** Room on the disk for the files of the form; released when the request is answered. */
  room: HeldRoom;
}

export interface Reception {
  storage: FileStorage;
  sizes: SizeLimits;
  space: SpaceGuard;
}

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 100;

/**
 * Reads a whole form before judging anything, so that fields before and after the files count alike (RELIABILITY F46).
 * Files are written to disk as they arrive. When it throws a Refusal, nothing is left on disk.
 */
export async function readForm(request: FastifyRequest, part: FilePart, reception: Reception): Promise<Form> {
  const room = await holdRoom(request, reception.space);
  const form: Form = { fields: Object.create(null), files: [], room };
  const written: string[] = [];
  try {
    const parts = request.parts({
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: MAX_NAME_BYTES,
        files: part.max,
        // The limit of a file depends on its name, so `writePart` applies it.
        fileSize: Number.MAX_SAFE_INTEGER,
      },
    });
    for await (const received of parts) {
      if (received.type === 'file') await takeFile({ form, written, part, reception }, received);
      else takeField(form, received.fieldname, received.value, received.fieldnameTruncated || received.valueTruncated);
    }
    return form;
  } catch (error) {
    for (const path of written) await rm(path, { force: true });
    // Nobody reads the rest of the body: it is drained, so that it does not block the connection that carries the
    // refusal.
    request.raw.unpipe();
    request.raw.resume();
    throw multipartRefusal(error, part);
  }
}

/** Holds room for the whole body before its first byte is read. `returnRoom` releases it after the answer. */
async function holdRoom(request: FastifyRequest, space: SpaceGuard): Promise<HeldRoom> {
  const length = request.headers['content-length'];
  const room = await space.hold(length === undefined ? undefined : Number(length));
  request.room = room;
  // The client went away while the disk was asked, so the answer is over already.
  if (request.raw.socket.destroyed) room.release();
  return room;
}

function takeField(form: Form, name: string, value: unknown, isTruncated: boolean): void {
  if (isTruncated) throw new Refusal('requete.trop_grande');
  // A repeated field becomes a list, which validation refuses by its name.
  form.fields[name] = Object.hasOwn(form.fields, name) ? [form.fields[name], value] : value;
}

interface Taking {
  form: Form;
  /** Paths of all files begun, finished or not. */
  written: string[];
  part: FilePart;
  reception: Reception;
}

async function takeFile({ form, written, part, reception }: Taking, received: MultipartFile): Promise<void> {
  if (received.fieldname !== part.field && received.fieldname !== part.alias) throw new Refusal('requete.multipart');
  // The parser gives no name to a part that is a file by its content type alone.
  const name = (received.filename as string | undefined) ?? '';
  const path = reception.storage.temporary();
  written.push(path);
  const spooled = await writePart(received, {
    path,
    limit: maxBytesOf(part.kind, name, reception.sizes),
    room: form.room,
  });
  if (name !== '' || spooled.bytes > 0) form.files.push({ ...spooled, path, name });
  // A browser sends an empty file for an input that nobody filled.
  else await rm(path, { force: true });
}

/** Writes a file part to disk; stops at the first byte over the limit (RELIABILITY F48). */
async function writePart(
  { file }: MultipartFile,
  { path, limit, room }: { path: string; limit: number; room: HeldRoom },
): Promise<Pick<Spooled, 'bytes' | 'sha256' | 'start'>> {
  const hash = createHash('sha256');
  // The file is not synced here: a refused file never needs it, and a kept file is synced before it gets its name.
  const target = await open(path, 'wx', 0o600);
  let bytes = 0;
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of file) {
      bytes += chunk.length;
      checkSize(bytes, limit);
      hash.update(chunk);
      if (start.length < START_BYTES) start = Buffer.concat([start, chunk.subarray(0, START_BYTES - start.length)]);
      await room.need(chunk.length);
      // Unlike `writePart`, `writeFile` goes on until the whole chunk is written or the disk refuses it (RELIABILITY
      // F09).
      await target.writeFile(chunk);
      room.wrote(chunk.length);
    }
  } finally {
    await target.close();
  }
  return { bytes, sha256: hash.digest('hex'), start };
}

/** Turns the parser's own errors into refusals: they have no status, or that of a server error. */
function multipartRefusal(error: unknown, part: FilePart): unknown {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'FST_FILES_LIMIT') return refuseCount(part);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new Refusal('requete.type');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new Refusal('requete.trop_grande');
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error;
  return new Refusal('requete.multipart');
}
