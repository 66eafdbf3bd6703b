import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '#contract/call';
import { organisation } from '#contract/organisation';
import { bytesOf } from '../fichiers/bytes';
import { thumbnailOf } from '../fichiers/thumbnail';
import { receive } from '../http/receive';
import { existing } from '../http/refuse';
import { admitted, type Routing } from '../http/routeOf';
import { findLogo, type Logo } from './repository';

const YEAR_S = 365 * 24 * 3600;

/** The bytes at an address never change: the browser asks once, though everybody may. */
function describe(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('ETag', etag)
    .header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
    .header('Content-Disposition', 'inline');
}

/** Registers the call that answers the logo's bytes. */
export function serveLogo(app: FastifyInstance, routing: Routing): void {
  const smallOf = thumbnails(routing);
  app.route({
    ...admitted(routing, organisation.logo as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receive(organisation.logo, request, routing);
      const { empreinte } = params;
      const logo = existing(await findLogo(routing.db, empreinte));
      const isSmall = query.taille === 'vignette';
      const etag = isSmall ? `"${empreinte}-v"` : `"${empreinte}"`;
      if (request.headers['if-none-match'] === etag) return describe(reply, etag).code(304).send();
      // What is not there is never kept by a browser: the answer is described once its bytes are.
      const bytes = isSmall ? await smallOf(empreinte, logo) : await bytesOf(routing.storage, logo);
      if (!isSmall) void reply.header('Content-Length', logo.taille);
      return describe(reply, etag)
        .type(isSmall ? 'image/webp' : 'image/png')
        .send(bytes);
    },
  });
}

/** Who is not signed in may ask for it at will: it is made once for each logo, and kept while it is the last one. */
function thumbnails({ storage }: Routing) {
  let last: { empreinte: string; bytes: Promise<Buffer> } | undefined;
  return (empreinte: string, logo: Logo): Promise<Buffer> => {
    if (last?.empreinte === empreinte) return last.bytes;
    const made = { empreinte, bytes: thumbnailOf(storage, { ...logo, mime: 'image/png' }) };
    last = made;
    made.bytes.catch(() => {
      if (last === made) last = undefined;
    });
    return made.bytes;
  };
}
