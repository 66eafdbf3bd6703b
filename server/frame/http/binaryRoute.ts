import type { Readable } from 'node:stream';
import type { Call } from '@comptoir/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, rangeOf } from '../storage/range';
import { attendSession } from './attend';
import { type Input, receiveRequest } from './receive';
import { admittedRoute, type Routing, signedIn } from './routeOf';

/** Bytes ready to be sent, with their type and `Content-Disposition`. */
interface Opened {
  mime: string;
  disposition: string;
  bytes: Buffer | Readable;
}

/** The bytes of an answer: found and allowed, but not read yet. */
export interface Binary {
  /** `Cache-Control`. */
  cache: string;
  /** Names these bytes: a client that already has them is answered 304. */
  etag?: string;
  /** Their number, when known before: then parts of them may be asked for (RELIABILITY F62). */
  size?: number;
  /** Throws the refusal when the receiver has lost the right to them: the rest is not sent. */
  look?(): Promise<unknown>;
  /** Reads all of them, or a range. Throws a refusal when they are gone. */
  open(range?: ByteRange): Promise<Opened>;
}

/** Finds the bytes of a call; throws a `Refusal` when the request may not have them. */
export type BinaryHandler<C extends Call> = (input: Input<C>, request: FastifyRequest) => Promise<Binary>;

/** Registers a call that answers bytes instead of an envelope; a costly one finds them in its turn. */
export function binaryRoute<C extends Call>(
  app: FastifyInstance,
  routing: Routing,
  binary: C,
  handler: BinaryHandler<C>,
): void {
  const call = binary as unknown as Call;
  app.route({
    ...admittedRoute(routing, call),
    handler: async (request, reply) => {
      const input = await receiveRequest(binary, request, routing);
      const find = () => handler(input, request);
      const found = call.isCostly ? await routing.costly(signedIn(request).utilisateurid, find) : await find();
      return sendBinary(found, { routing, call }, request, reply);
    },
  });
}

async function sendBinary(
  { cache, etag, size, look, open }: Binary,
  { routing, call }: { routing: Routing; call: Call },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const describe = () =>
    reply
      .headers({ 'Cache-Control': cache, ...(etag && { ETag: etag }) })
      .headers(size === undefined ? {} : { 'Accept-Ranges': 'bytes' });
  const { range: asked, 'if-none-match': known, 'if-range': begun = etag } = request.headers;
  if (etag && known === etag) return describe().code(304).send();
  // A download that began with other bytes starts again.
  const range = size !== undefined && begun === etag ? rangeOf(asked, size) : null;
  if (range === 'unsatisfiable') {
    return describe().code(416).header('Content-Range', `bytes */${size}`).send('');
  }
  const { mime, disposition, bytes } = await open(range ?? undefined);
  if (look) endWithRight({ everyMs: routing.lookMs, look: () => routing.admit(call, request).then(look) }, reply);
  if (size !== undefined) describeRange(reply, range, size);
  // The headers come after the bytes are there, so that no browser keeps the answer for a missing file.
  return describe().type(mime).header('Content-Disposition', disposition).send(bytes);
}

/** Ends a download or a video when the session loses the right to it. */
function endWithRight({ everyMs, look }: { everyMs: number; look(): Promise<unknown> }, { raw }: FastifyReply): void {
  // A reset also drops the megabytes that may wait in the socket's buffer.
  const end = () => raw.socket?.resetAndDestroy();
  raw.once('close', attendSession({ everyMs, look: async () => void (await look()), end }));
}

function describeRange(reply: FastifyReply, range: ByteRange | null, size: number): FastifyReply {
  if (!range) return reply.header('Content-Length', size);
  const { start, end } = range;
  const part = reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  return part.header('Content-Length', end - start + 1);
}
