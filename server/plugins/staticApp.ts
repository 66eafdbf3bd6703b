import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/envelope';
import { sendRefusal } from '../http/answer';
import { newNonce, pageCsp, setCsp } from './headers';

const NONCE_PLACE = /__NONCE__/g;
/** Vite puts what it names by content there. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the built application: its files, and its page for every path of a screen. */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (page === null) {
    app.log.warn({ folder }, 'the application is not built: only the API is served');
    return;
  }
  // `serve: false`: no route of the plugin's own, all go through the two below.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const config = { access: 'public' } as const;
  app.get('/', { config }, (_request, reply) => sendPage(page, reply));
  app.get('/*', { config, logLevel: 'warn' }, (request, reply) => {
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

/** A screen's address answers the page to who asks for HTML; a missing script never gets one. */
function sendScreen(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepts = request.headers.accept ?? '';
  if (accepts.includes('text/html') || accepts === '*/*') return sendPage(page, reply);
  return sendRefusal(new Refusal('introuvable'), request, reply);
}

function sendPage(page: string, reply: FastifyReply): FastifyReply {
  const nonce = newNonce();
  return setCsp(reply, pageCsp(nonce))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACE, nonce));
}
