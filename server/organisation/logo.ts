import type { Call } from '@comptoir/contract/call';
import { organisation } from '@comptoir/contract/organisation';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing } from '../frame/http/routeOf';
import { bytesOf } from '../frame/storage/bytes';
import type { Dessin } from '../frame/storage/keys';
import type { FileStorage } from '../frame/storage/storage';
import { drawnOf } from '../frame/storage/thumbnail';
import { findLogo, type Logo } from './repository';

const YEAR_S = 365 * 24 * 3600;

/** Adds the headers of a logo that browsers keep: the bytes at an address never change, and everybody may read them. */
function describeLogo(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('ETag', etag)
    .header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
    .header('Content-Disposition', 'inline');
}

/** Registers the call that answers the logo's bytes. */
export function serveLogo(app: FastifyInstance, routing: Routing): void {
  const drawn = drawingsOfLogo(routing.storage);
  app.route({
    ...admittedRoute(routing, organisation.logo as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(organisation.logo, request, routing);
      const { empreinte } = params;
      const logo = existingRecord(await findLogo(routing.db, empreinte));
      const { taille } = query;
      const etag = taille ? `"${empreinte}-${taille}"` : `"${empreinte}"`;
      if (request.headers['if-none-match'] === etag) return describeLogo(reply, etag).code(304).send();
      // The headers come after the bytes are read, so that no browser keeps the answer for a missing file.
      const bytes = taille ? await drawn(empreinte, logo, taille) : await bytesOf(routing.storage, logo);
      if (!taille) void reply.header('Content-Length', logo.taille);
      return describeLogo(reply, etag)
        .type(taille === 'vignette' ? 'image/webp' : 'image/png')
        .send(bytes);
    },
  });
}

/**
 * Returns drawings of the logo. Anybody may ask for them without a session, so each is made once, and kept until
 * another logo is asked for.
 */
function drawingsOfLogo(storage: FileStorage) {
  let last = { empreinte: '', made: new Map<Dessin, Promise<Buffer>>() };
  return (empreinte: string, logo: Logo, dessin: Dessin): Promise<Buffer> => {
    if (last.empreinte !== empreinte) last = { empreinte, made: new Map() };
    const { made } = last;
    const bytes = made.get(dessin) ?? drawnOf(storage, { ...logo, mime: 'image/png' }, dessin);
    made.set(dessin, bytes);
    bytes.catch(() => made.delete(dessin));
    return bytes;
  };
}

type Place = Pick<Routing, 'db' | 'storage'>;

/** Draws the logo at this path; null when there is none, or when its file is missing or damaged. */
async function drawnLogo({ db, storage }: Place, path: string, dessin: Dessin): Promise<Buffer | null> {
  if (path === '') return null;
  try {
    const logo = existingRecord(await findLogo(db, path.slice(path.lastIndexOf('/') + 1)));
    return await drawnOf(storage, { ...logo, mime: 'image/png' }, dessin);
  } catch {
    return null;
  }
}

/** Whether the icons of the logo at this path can be drawn: its file may be missing or damaged. */
export async function hasIcons(place: Place, path: string): Promise<boolean> {
  return (await drawnLogo(place, path, 'icone512')) !== null;
}

/** Returns the logo at this path as a paper shows it, a PNG on white; null without one. */
export function logoForPaper(place: Place, path: string): Promise<Buffer | null> {
  return drawnLogo(place, path, 'entete');
}
