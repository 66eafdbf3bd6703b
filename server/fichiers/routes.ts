import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { Refusal } from '#contract/envelope';
import { fichiers } from '#contract/fichiers';
import { mediaOfMime } from '#domain/fichier';
import type { Permission } from '#domain/permission';
import type { Session } from '../auth/session';
import { isReached } from '../caisses/reach';
import { receive } from '../http/receive';
import { existing } from '../http/refuse';
import { admitted, type Routing, routesOf, signedIn } from '../http/routeOf';
import { mayRead } from '../reglements/rules';
import { mediaHandlers } from './media';
import { type ByteRange, rangeOf } from './range';
import { findFichier, type StoredFichier } from './repository';
import { thumbnailOf } from './thumbnail';
import { isShownInPlace } from './upload';

/** The live file that this session may read; to others it does not exist (RELIABILITY F60). */
async function readable(routing: Routing, request: FastifyRequest, documentid: number): Promise<StoredFichier> {
  const fichier = existing(await findFichier(routing.db, documentid));
  if (!isReadable(signedIn(request), fichier)) throw new Refusal('introuvable');
  if (!(await routing.storage.has(fichier.cle))) throw new Refusal('fichier.absent');
  return fichier;
}

type Proprietaire = Exclude<StoredFichier['proprietaire'], 'reglement' | 'organisation'>;

const READERS: Readonly<Record<Proprietaire, readonly Permission[]>> = {
  client: ['clients', 'commandes'],
  etapeprojet: ['projets'],
  utilisateur: ['utilisateurs'],
};

/**
 * A proof by who reads its payment and reaches its register, a medium by who reads projects, a photo by who sees the
 * client or the user, and by who is on it (CONTRACT "Permissions", PRODUCT Q).
 */
function isReadable(session: Session, { proprietaire, proprietaireid, from, caisseid }: StoredFichier): boolean {
  if (from !== null && caisseid !== null) return mayRead(session, from) && isReached(session, caisseid);
  if (proprietaire === 'reglement' || proprietaire === 'organisation') return false;
  if (proprietaire === 'utilisateur' && proprietaireid === session.utilisateurid) return true;
  return READERS[proprietaire].some((name) => session.permissions.has(name));
}

/**
 * Private. What is shown in place is asked for again each time: who lost the right loses the copy; what is downloaded
 * is kept by no browser at all (RELIABILITY F61).
 */
function describe(reply: FastifyReply, { nom, mime }: StoredFichier, etag: string): void {
  const disposition = isShownInPlace(mime) ? 'inline' : 'attachment';
  void reply
    .type(mime)
    .header('Cache-Control', disposition === 'inline' ? 'private, no-cache' : 'private, no-store')
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
  // What was begun with other bytes starts again.
  const isContinued = (request.headers['if-range'] ?? etag) === etag;
  const range = isContinued ? rangeOf(request.headers.range, fichier.taille) : null;
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
  if (mediaOfMime(fichier.mime) !== 'image') throw new Refusal('introuvable');
  const etag = `"${fichier.sha256.slice(0, 32)}-v"`;
  describe(reply, { ...fichier, nom: `${fichier.nom}.webp`, mime: 'image/webp' }, etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const open = () => routing.storage.read(fichier.cle, { start: 0, end: fichier.taille - 1 });
  const thumbnail = await thumbnailOf(open).catch(() => null);
  if (!thumbnail) throw new Refusal('introuvable');
  return reply.type('image/webp').header('Content-Disposition', 'inline').send(thumbnail);
}

/** Registers the calls of media, and the one that answers bytes instead of an envelope. */
export function fichiersRoutes(app: FastifyInstance, routing: Routing): void {
  const { read, ...media } = fichiers;
  routesOf(app, routing, media, mediaHandlers);
  app.route({
    ...admitted(routing, read as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receive(read, request, routing);
      const fichier = await readable(routing, request, params.documentid);
      return query.taille === 'vignette'
        ? sendThumbnail(routing, fichier, request, reply)
        : send(routing, fichier, request, reply);
    },
  });
}
