import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Refusal } from '@comptoir/contract/envelope';
import type { Enseigne } from '@comptoir/contract/organisation';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../answer';
import { type BuiltPage, versionChecker, watchBuild } from './builtApp';
import { enseigneReader, withEnseigne } from './enseigne';
import { newNonce, pageCsp, setCsp, setDocumentHeaders, WORKER_CSP } from './headers';
import { type ManifestSource, sendManifest } from './manifest';

const NONCE_PLACE = /__NONCE__/g;
/** Vite puts files whose names contain a hash of their content there. */
const HASHED = /^\/assets\/[^/]+-[\w-]{7,}\.\w+$/;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Each language file, and each room's, keeps its name; pages ask for it with a hash of its content: `fr-FR.json?v=…`,
 * `moncompte/fr-FR.json?v=…`.
 */
const TEXTS = /^\/assets\/i18n\/(?:[a-z]+\/)?[a-z]{2}-[A-Z]{2}\.json$/;
/** Browsers ask for the service worker at each visit, because any build may change it. */
const WORKER = '/sw.js';

interface Served extends Pick<ManifestSource, 'folder' | 'hasIcons'> {
  lookMs: number;
  enseigne: () => Promise<Enseigne>;
}

/**
 * Serves the built application: its files and, for every path of a screen, its page with the organisation's name. Each
 * answer of the API names the served build, so that an older page notices a newer one. A replaced build is noticed
 * within `lookMs` milliseconds.
 */
export async function serveApp(app: FastifyInstance, { folder, lookMs, ...served }: Served): Promise<void> {
  const watched = watchBuild(folder, lookMs);
  if (watched === null) {
    app.log.warn({ folder }, 'the application is not built: only the API is served');
    return;
  }
  app.addHook('onClose', async () => watched.stop());
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('X-App-Build', watched.page().build);
  });
  // `serve: false` registers no route of the plugin: the routes below send all files.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const config = { access: 'public' } as const;
  const enseigne = enseigneReader(served.enseigne);
  const page: Page = { built: watched.page, enseigne };
  const manifest = { folder, enseigne, hasIcons: served.hasIcons };
  const isVersion = versionChecker(folder);
  app.get('/', { config }, (request, reply) => sendPage(page, request, reply));
  app.get('/manifest.webmanifest', { config }, (request, reply) => sendManifest(manifest, request, reply));
  app.get('/*', { config, logLevel: 'warn', onSend: nameType }, (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) return sendRefusal(new Refusal('introuvable'), request, reply);
    if (!isFile(pathname)) return sendScreen(page, request, reply);
    const isNamedByContent =
      HASHED.test(pathname) || (TEXTS.test(pathname) && isVersion(pathname, searchParams.get('v') ?? ''));
    return sendFile(pathname, isNamedByContent, reply);
  });
}

function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && pathname !== '/index.html';
}

function sendFile(pathname: string, isNamedByContent: boolean, reply: FastifyReply): FastifyReply {
  const isWorker = pathname === WORKER;
  if (isWorker) setCsp(reply, WORKER_CSP).header('Cache-Control', 'no-cache');
  return reply.sendFile(decodeURI(pathname.slice(1)), {
    immutable: isNamedByContent,
    // A file named by its content never changes: browsers need not validate it, and nobody asks for a part of it.
    acceptRanges: !isNamedByContent,
    etag: !isNamedByContent,
    lastModified: !isNamedByContent,
    maxAge: isNamedByContent ? YEAR_MS : 0,
    cacheControl: !isWorker,
  });
}

/**
 * Types that the plugin names wrongly: SVG files are text and need a charset (ASVS 4.1.1), and scripts are
 * `text/javascript` since RFC 9239, which is shorter too.
 */
const TYPES: ReadonlyMap<unknown, string> = new Map([
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/javascript; charset=utf-8', 'text/javascript; charset=utf-8'],
]);

/** Corrects the type of a file. */
async function nameType(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = TYPES.get(reply.getHeader('content-type'));
  if (type !== undefined) void reply.type(type);
}

interface Page {
  built: () => BuiltPage;
  enseigne: () => Promise<Enseigne | null>;
}

/** Sends the page for a screen's address to a client that accepts HTML; a missing script never gets the page. */
function sendScreen(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const accepts = request.headers.accept ?? '';
  if (accepts.includes('text/html') || accepts === '*/*') return sendPage(page, request, reply);
  return sendRefusal(new Refusal('introuvable'), request, reply);
}

const COMPRESSORS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses the page for this answer: each answer has its own page, so no compressed copy exists. The page holds no
 * secret but its own nonce.
 */
async function compressedText(text: string, request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const how = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted));
  void reply.header('Vary', 'Accept-Encoding');
  if (how === undefined) return text;
  void reply.header('Content-Encoding', how);
  return COMPRESSORS[how](text);
}

async function sendPage(
  { built, enseigne }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = newNonce();
  const { html, scripts } = built();
  const page = withEnseigne(html.replace(NONCE_PLACE, nonce), await enseigne());
  setDocumentHeaders(reply, pageCsp(nonce, scripts)).header('Cache-Control', 'no-cache');
  return reply.send(await compressedText(page, request, reply));
}
