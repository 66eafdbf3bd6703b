import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { Refusal } from '#contract/envelope';
import { fichiers } from '#contract/fichiers';
import { receive } from '../http/receive';
import { existing } from '../http/refuse';
import { admitted, type Routing, signedIn } from '../http/routeOf';
import { mayRead } from '../reglements/rules';
import { type ByteRange, rangeOf } from './range';
import { findFichier, type StoredFichier } from './repository';
import { thumbnailOf } from './thumbnail';
import { isShownInPlace } from './upload';

/** The live file that this session may read; to others it does not exist (RELIABILITY F60). */
async function readable(routing: Routing, request: FastifyRequest, documentid: number): Promise<StoredFichier> {
  const fichier = existing(await findFichier(routing.db, documentid));
  if (!mayRead(signedIn(request), fichier.from)) throw new Refusal('introuvable');
  if (!(await routing.storage.has(fichier.cle))) throw new Refusal('fichier.absent');
  return fichier;
}

/** Private, and asked again each time: who lost the right loses the copy (RELIABILITY F61). */
function describe(reply: FastifyReply, { nom, mime }: StoredFichier, etag: string): void {
  const disposition = isShownInPlace(mime) ? 'inline' : 'attachment';
  void reply
    .type(mime)
    .header('Cache-Control', 'private, no-cache')
    .header('ETag', etag)
    .header('Accept-Ranges', 'bytes')
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeRfc5987(nom)}`);
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

async function send(
  routing: Routing,
  fichier: StoredFichier,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${fichier.sha256.slice(0, 32)}"`;
  describe(reply, fichier, etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request.headers.range, fichier.taille);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${fichier.taille}`).send('');
  }
  return sendBytes(routing, fichier, range, reply);
}

function sendBytes(
  routing: Routing,
  fichier: StoredFichier,
  range: ByteRange | null,
  reply: FastifyReply,
): FastifyReply {
  const { start, end } = range ?? { start: 0, end: fichier.taille - 1 };
  if (range) void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${fichier.taille}`);
  return reply.header('Content-Length', end - start + 1).send(routing.storage.read(fichier.cle, { start, end }));
}

async function sendThumbnail(
  routing: Routing,
  fichier: StoredFichier,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isShownInPlace(fichier.mime)) throw new Refusal('introuvable');
  const etag = `"${fichier.sha256.slice(0, 32)}-v"`;
  describe(reply, { ...fichier, nom: `${fichier.nom}.webp`, mime: 'image/webp' }, etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const image = routing.storage.read(fichier.cle, { start: 0, end: fichier.taille - 1 });
  const thumbnail = await thumbnailOf(image).catch(() => null);
  if (!thumbnail) throw new Refusal('introuvable');
  return reply.type('image/webp').header('Content-Disposition', 'inline').send(thumbnail);
}

/** Registers the one call that answers bytes instead of an envelope. */
export function fichiersRoutes(app: FastifyInstance, routing: Routing): void {
  const call = fichiers.read as unknown as Call;
  app.route({
    ...admitted(routing, call),
    handler: async (request, reply) => {
      const { params, query } = await receive(fichiers.read, request, routing);
      const fichier = await readable(routing, request, params.documentid);
      return query.taille === 'vignette'
        ? sendThumbnail(routing, fichier, request, reply)
        : send(routing, fichier, request, reply);
    },
  });
}
