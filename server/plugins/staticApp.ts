import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/envelope';
import type { Enseigne } from '#contract/organisation';
import { sendRefusal } from '../http/answer';
import { enseigneReader, withEnseigne } from './enseigne';
import { newNonce, pageCsp, setCsp } from './headers';

const NONCE_PLACE = /__NONCE__/g;
/** Vite puts what it names by content there. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the built application: its files, and its page, which names the organisation, for every path of a screen. */
export async function serveApp(app: FastifyInstance, folder: string, enseigne: () => Promise<Enseigne>): Promise<void> {
  const index = join(folder, 'index.html');
  const built = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (built === null) {
    app.log.warn({ folder }, 'the application is not built: only the API is served');
    return;
  }
  // `serve: false`: no route of the plugin's own, all go through the two below.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const config = { access: 'public' } as const;
  const page: Page = { built, enseigne: enseigneReader(enseigne) };
  app.get('/', { config }, (_request, reply) => sendPage(page, reply));
  app.get('/*', { config, logLevel: 'warn', onSend: nameCharset }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) return sendRefusal(new Refusal('introuvable'), request, reply);
    return isFile(pathname) ? sendFile(pathname, reply) : sendScreen(page, request, reply);
  });
}

function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && pathname !== '/index.html';
}

function sendFile(pathname: string, reply: FastifyReply): FastifyReply {
  const isHashed = HASHED.test(pathname);
  return reply.sendFile(decodeURI(pathname.slice(1)), {
    immutable: isHashed,
    maxAge: isHashed ? YEAR_MS : 0,
    cacheControl: true,
  });
}

const SVG = 'image/svg+xml';

/** The plugin names the signs of every text but this one (ASVS 4.1.1). */
async function nameCharset(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.getHeader('content-type') === SVG) void reply.type(`${SVG}; charset=utf-8`);
}

interface Page {
  built: string;
  enseigne: () => Promise<Enseigne | null>;
}

/** A screen's address answers the page to who asks for HTML; a missing script never gets one. */
function sendScreen(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const accepts = request.headers.accept ?? '';
  if (accepts.includes('text/html') || accepts === '*/*') return sendPage(page, reply);
  return sendRefusal(new Refusal('introuvable'), request, reply);
}

async function sendPage({ built, enseigne }: Page, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = newNonce();
  const page = withEnseigne(built.replace(NONCE_PLACE, nonce), await enseigne());
  return setCsp(reply, pageCsp(nonce)).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
