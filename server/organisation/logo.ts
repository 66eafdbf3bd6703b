import { organisation } from '@comptoir/contract/organisation';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { binaryRoute } from '../frame/http/binaryRoute';
import type { Routing } from '../frame/http/routeOf';
import { bytesOf } from '../frame/storage/bytes';
import type { Dessin } from '../frame/storage/keys';
import type { FileStorage } from '../frame/storage/storage';
import { drawnOf } from '../frame/storage/thumbnail';
import { findLogo, type Logo } from './repository';

const YEAR_S = 365 * 24 * 3600;

/**
 * Registers the call that answers the logo's bytes: the bytes at an address never change, and everybody may read them.
 */
export function serveLogo(app: FastifyInstance, routing: Routing): void {
  const drawn = drawingsOfLogo(routing.storage);
  binaryRoute(app, routing, organisation.logo, async ({ params: { empreinte }, query: { taille } }) => {
    const logo = existingRecord(await findLogo(routing.db, empreinte));
    return {
      cache: `public, max-age=${YEAR_S}, immutable`,
      etag: taille ? `"${empreinte}-${taille}"` : `"${empreinte}"`,
      ...(!taille && { size: logo.taille }),
      open: async (range) => ({
        mime: taille === 'vignette' ? 'image/webp' : 'image/png',
        disposition: 'inline',
        bytes: taille ? await drawn(empreinte, logo, taille) : await bytesOf(routing.storage, logo, range),
      }),
    };
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

/** Returns the logo at this path for a paper, a PNG on white; null without one. */
export function logoForPaper(place: Place, path: string): Promise<Buffer | null> {
  return drawnLogo(place, path, 'entete');
}
