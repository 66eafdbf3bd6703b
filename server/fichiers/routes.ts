import { READS_AVANCES } from '@comptoir/contract/avanceAccess';
import { Refusal } from '@comptoir/contract/envelope';
import { fichiers } from '@comptoir/contract/fichiers';
import { existingRecord } from '@comptoir/contract/recordRules';
import { isShownInPlace, mediaOfMime } from '@comptoir/domain/fichier';
import { isReached } from '@comptoir/domain/habilitation';
import type { Permission } from '@comptoir/domain/permission';
import { READS_REGLEMENT } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../frame/access/session';
import { type Binary, binaryRoute } from '../frame/http/binaryRoute';
import { type Routing, routesOf, signedIn } from '../frame/http/routeOf';
import { bytesOf } from '../frame/storage/bytes';
import type { Dessin } from '../frame/storage/keys';
import { drawnOf } from '../frame/storage/thumbnail';
import { mediaHandlers } from './media';
import { findFichier, type StoredFichier } from './repository';

const { read, ...media } = fichiers;

/** Returns the live file if the session may read it; to others it does not exist (RELIABILITY F60). */
async function readableFichier(
  routing: Routing,
  request: FastifyRequest,
  documentid: RecordId,
): Promise<StoredFichier> {
  const fichier = existingRecord(await findFichier(routing.db, documentid));
  if (!isReadable(signedIn(request), fichier)) throw new Refusal('introuvable');
  return fichier;
}

type Proprietaire = Exclude<StoredFichier['proprietaire'], 'reglement' | 'imprime' | 'organisation'>;

const READERS: Readonly<Record<Proprietaire, readonly Permission[]>> = {
  arrete: ['caisses'],
  client: ['clients', 'commandes'],
  depense: ['depenses'],
  etapeprojet: ['projets'],
  utilisateur: ['utilisateurs'],
};

/** Whether a session may read a file (CONTRACT "Permissions", PRODUCT Q). */
function isReadable(session: Session, fichier: StoredFichier): boolean {
  const { proprietaire, proprietaireid, from, caisseid } = fichier;
  // A payment's proof or signature (ADR 0048): the session reads the payment, or sees the advance that paid (ADR 0039).
  if (from !== null && caisseid !== null) {
    const readsReglement = session.permissions.has(READS_REGLEMENT[from]) && isReached(session.caisses, caisseid);
    return readsReglement || (fichier.avance && seesAvance(session, caisseid));
  }
  if (proprietaire === 'reglement' || proprietaire === 'imprime' || proprietaire === 'organisation') return false;
  if (proprietaire === 'utilisateur' && proprietaireid === session.utilisateurid) return true;
  // The proof of a count: the session must also reach the counted register (ADR 0044).
  if (caisseid !== null && !isReached(session.caisses, caisseid)) return false;
  return READERS[proprietaire].some((name) => session.permissions.has(name));
}

/** Whether a session sees the advance when a register is one: it holds the advance, or decides about advances. */
const seesAvance = ({ permissions, avances }: Session, caisseid: RecordId): boolean =>
  permissions.has('avances') && (avances.includes(caisseid) || READS_AVANCES.some((name) => permissions.has(name)));

/** Files that pages show within their content, and show again. */
const isPartOfPages = (mime: string) => /^(image|video)\//.test(mime);

/**
 * The headers of a private file. A browser asks again each time for a picture or a video, so a user who lost the right
 * loses the copy; it keeps no document at all, viewed or downloaded (RELIABILITY F61).
 */
const named = ({ sha256, mime }: StoredFichier, dessin?: Dessin) => ({
  cache: isPartOfPages(mime) ? 'private, no-cache' : 'private, no-store',
  etag: `"${[sha256.slice(0, 32), dessin].filter(Boolean).join('-')}"`,
});

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function wholeFichier({ storage }: Routing, fichier: StoredFichier, look: Binary['look']): Binary {
  const { nom, mime, taille } = fichier;
  const shown = isShownInPlace(mime) ? 'inline' : 'attachment';
  const disposition = `${shown}; filename*=UTF-8''${encodeRfc5987(nom)}`;
  return {
    ...named(fichier),
    size: taille,
    look,
    open: async (range) => ({ mime, disposition, bytes: await bytesOf(storage, fichier, range) }),
  };
}

function thumbnail({ storage }: Routing, fichier: StoredFichier, dessin: Dessin): Binary {
  if (mediaOfMime(fichier.mime) !== 'image') throw new Refusal('introuvable');
  return {
    ...named(fichier, dessin),
    open: async () => ({
      mime: 'image/webp',
      disposition: 'inline',
      bytes: await drawnOf(storage, fichier, dessin),
    }),
  };
}

/** Registers the calls of media, and the call that answers the bytes of a file. */
export function fichiersRoutes(app: FastifyInstance, routing: Routing): void {
  routesOf(app, routing, media, mediaHandlers);
  binaryRoute(app, routing, read, async ({ params, query }, request) => {
    const find = () => readableFichier(routing, request, params.documentid);
    const fichier = await find();
    return query.taille ? thumbnail(routing, fichier, query.taille) : wholeFichier(routing, fichier, find);
  });
}
