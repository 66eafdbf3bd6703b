import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allCalls } from '@comptoir/contract/calls';
import { Refusal } from '@comptoir/contract/envelope';
import { fileCalls } from '@comptoir/contract/feuilles/feuilles';
import { openApiDocument } from '@comptoir/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { setDocumentHeaders } from './headers';

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Comptoir API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `window.SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true });\n`;

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

function assetFolder(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@fastify/swagger-ui')), 'static');
}

/** Serves the API's documentation, which is made from the contract and needs no session (CONTRACT "Calls"). */
export function serveApiDocs(app: FastifyInstance): void {
  const config = { access: 'public' } as const;
  // Made at the first request: it takes longer than all routes, and a start would wait for it.
  let document: string | undefined;
  const theDocument = () => {
    document ??= JSON.stringify(openApiDocument([...allCalls, ...fileCalls]));
    return document;
  };
  app.get('/api/docs', { config }, (_request, reply) => setDocumentHeaders(reply, CSP).send(PAGE));
  app.get('/api/docs/openapi.json', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(theDocument()),
  );
  app.get('/api/docs/start.js', { config }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get<{ Params: { asset: string } }>('/api/docs/:asset', { config }, async (request, reply) => {
    const { asset } = request.params;
    const type = Object.hasOwn(ASSETS, asset) ? ASSETS[asset] : undefined;
    if (type === undefined) throw new Refusal('introuvable');
    return reply
      .type(type)
      .header('Cache-Control', 'max-age=3600')
      .send(await readFile(join(assetFolder(), asset)));
  });
}
