import { READS_AVANCES } from '@comptoir/contract/avanceAccess';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { fichiers } from '@comptoir/contract/fichiers';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import { isShownInPlace, mediaOfMime } from '@comptoir/domain/fichier';
import { isReached } from '@comptoir/domain/habilitation';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../frame/access/session';
import { attendSession } from '../frame/http/attend';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, routesOf, signedIn } from '../frame/http/routeOf';
import { bytesOf } from '../frame/storage/bytes';
import type { Dessin } from '../frame/storage/keys';
import { type ByteRange, rangeOf } from '../frame/storage/range';
import { drawnOf } from '../frame/storage/thumbnail';
import { mediaHandlers } from './media';
import { findFichier, type StoredFichier } from './repository';

const { read: bytesCall, ...media } = fichiers;
const read = bytesCall as unknown as Call;

/** A file with the id under which it was asked for. */
type Asked = StoredFichier & { documentid: RecordId };

/** Returns the live file if the session may read it; to others it does not exist (RELIABILITY F60). */
async function readableFichier(routing: Routing, request: FastifyRequest, documentid: RecordId): Promise<Asked> {
  const fichier = existingRecord(await findFichier(routing.db, documentid));
  if (!isReadable(signedIn(request), fichier)) throw new Refusal('introuvable');
  return { ...fichier, documentid };
}

type Proprietaire = Exclude<StoredFichier['proprietaire'], 'reglement' | 'imprime' | 'organisation'>;

const READERS: Readonly<Record<Proprietaire, readonly Permission[]>> = {
  arrete: ['caisses'],
  client: ['clients', 'commandes'],
  depense: ['depenses'],
  etapeprojet: ['projets'],
  utilisateur: ['utilisateurs'],
};

/**
 * Whether a session may read a file (CONTRACT "Permissions", PRODUCT Q). A proof, or the signature of a document (ADR
 * 0048): it reads the payment and reaches its register, or it sees the advance that paid (ADR 0039). The proof of a count: it reads registers and reaches the one
 * that was counted (ADR 0044). A medium: it reads projects. A document: it reads expenses. A photo: it sees the client or
 * the user, or is that user.
 */
function isReadable(session: Session, fichier: StoredFichier): boolean {
  const { proprietaire, proprietaireid, from, caisseid } = fichier;
  if (from !== null && caisseid !== null) {
    const readsReglement = session.permissions.has(READS_REGLEMENT[from]) && isReached(session.caisses, caisseid);
    return readsReglement || (fichier.avance && seesAvance(session, caisseid));
  }
  if (proprietaire === 'reglement' || proprietaire === 'imprime' || proprietaire === 'organisation') return false;
  if (proprietaire === 'utilisateur' && proprietaireid === session.utilisateurid) return true;
  if (caisseid !== null && !isReached(session.caisses, caisseid)) return false;
  return READERS[proprietaire].some((name) => session.permissions.has(name));
}

/** Whether a session sees the advance that a register is: it holds it, or decides about advances. */
const seesAvance = ({ permissions, avances }: Session, caisseid: RecordId): boolean =>
  permissions.has('avances') && (avances.includes(caisseid) || READS_AVANCES.some((name) => permissions.has(name)));

/** What pages show among their own content, and show again. */
const isPartOfPages = (mime: string) => /^(image|video)\//.test(mime);

/**
 * Adds the headers of a private file. A browser asks again each time for a picture or a video, so that whoever lost the
 * right loses the copy; it keeps no document at all, viewed or downloaded (RELIABILITY F61).
 */
function describeFichier(reply: FastifyReply, { nom, mime }: StoredFichier, etag: string): FastifyReply {
  const disposition = isShownInPlace(mime) ? 'inline' : 'attachment';
  return reply
    .type(mime)
    .header('Cache-Control', isPartOfPages(mime) ? 'private, no-cache' : 'private, no-store')
    .header('ETag', etag)
    .header('Accept-Ranges', 'bytes')
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeRfc5987(nom)}`);
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

async function sendFichier(
  routing: Routing,
  fichier: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${fichier.sha256.slice(0, 32)}"`;
  const { range: asked, 'if-none-match': known, 'if-range': begun = etag } = request.headers;
  if (known === etag) return describeFichier(reply, fichier, etag).code(304).send();
  // A download that began with other bytes starts again.
  const range = begun === etag ? rangeOf(asked, fichier.taille) : null;
  if (range === 'unsatisfiable') {
    return describeFichier(reply, fichier, etag)
      .code(416)
      .header('Content-Range', `bytes */${fichier.taille}`)
      .send('');
  }
  const bytes = await bytesOf(routing.storage, fichier, range ?? undefined);
  endWithRight(routing, fichier, request, reply);
  return describeRange(describeFichier(reply, fichier, etag), range, fichier.taille).send(bytes);
}

/** Ends a download or a video when the session loses the right to it: the rest is not sent. */
function endWithRight(routing: Routing, { documentid }: Asked, request: FastifyRequest, reply: FastifyReply): void {
  const stop = attendSession({
    everyMs: routing.lookMs,
    async look() {
      await routing.admit(read, request);
      await readableFichier(routing, request, documentid);
    },
    // A reset also drops the megabytes that may wait in the socket's buffer.
    end: () => reply.raw.socket?.resetAndDestroy(),
  });
  reply.raw.once('close', stop);
}

function describeRange(reply: FastifyReply, range: ByteRange | null, size: number): FastifyReply {
  if (!range) return reply.header('Content-Length', size);
  const { start, end } = range;
  const part = reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  return part.header('Content-Length', end - start + 1);
}

async function sendThumbnail(
  routing: Routing,
  { fichier, dessin }: { fichier: StoredFichier; dessin: Dessin },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (mediaOfMime(fichier.mime) !== 'image') throw new Refusal('introuvable');
  const etag = `"${fichier.sha256.slice(0, 32)}-${dessin}"`;
  const shown = { ...fichier, nom: `${fichier.nom}.webp`, mime: 'image/webp' };
  if (request.headers['if-none-match'] === etag) return describeFichier(reply, shown, etag).code(304).send();
  const thumbnail = await drawnOf(routing.storage, fichier, dessin);
  return describeFichier(reply, shown, etag).header('Content-Disposition', 'inline').send(thumbnail);
}

/** Registers the calls of media, and the call that answers bytes instead of an envelope. */
export function fichiersRoutes(app: FastifyInstance, routing: Routing): void {
  routesOf(app, routing, media, mediaHandlers);
  app.route({
    ...admittedRoute(routing, read),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(fichiers.read, request, routing);
      const fichier = await readableFichier(routing, request, params.documentid);
      return query.taille
        ? sendThumbnail(routing, { fichier, dessin: query.taille }, request, reply)
        : sendFichier(routing, fichier, request, reply);
    },
  });
}
