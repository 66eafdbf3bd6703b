import { Readable } from 'node:stream';
import { Refusal } from '@comptoir/contract/envelope';
import { fichiers } from '@comptoir/contract/fichiers';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Session } from '../access/session';
import { type Binary, binaryRoute } from './binaryRoute';
import type { Routing } from './routeOf';

const BYTES = '0123456789';
const FILE: Binary = {
  cache: 'private, no-cache',
  etag: '"1"',
  size: BYTES.length,
  open: async (range) => ({
    mime: 'text/plain',
    disposition: 'inline',
    bytes: Readable.from([BYTES.slice(range?.start, range && range.end + 1)]),
  }),
};

/** Answers a binary call as a server without a database, session or turn of others. */
async function asked(headers: Record<string, string>, binary = FILE, costly?: Routing['costly']) {
  const app = fastify();
  const admit = async (_: unknown, request: FastifyRequest) => {
    request.session = { utilisateurid: 7 } as Session;
  };
  app.setErrorHandler(({ code }: Refusal, _request, reply) => reply.code(409).send(code));
  const call = { ...fichiers.read, isCostly: costly !== undefined };
  binaryRoute(app, { admit, costly } as unknown as Routing, call, async () => binary);
  const { statusCode, body, headers: got } = await app.inject({ url: '/api/fichiers/1/a.txt', headers });
  return { ...got, status: statusCode, body };
}

it('bytes go with what says how they are taken and kept', async () => {
  expect(await asked({})).toMatchObject({
    status: 200,
    body: BYTES,
    etag: '"1"',
    'cache-control': 'private, no-cache',
    'content-length': '10',
    'content-type': 'text/plain',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
  });
});

it('who has the bytes is sent none, and they are not read', async () => {
  const open = () => Promise.reject(new Error('read'));
  const known = await asked({ 'if-none-match': '"1"' }, { ...FILE, open });
  expect(known).toMatchObject({ status: 304, body: '', etag: '"1"', 'cache-control': 'private, no-cache' });
  expect((await asked({ 'if-none-match': '"2"' })).status).toBe(200);
});

it('a part of them is sent, unless the download began with others (RELIABILITY F62)', async () => {
  const part = { status: 206, body: '23', 'content-range': 'bytes 2-3/10', 'content-length': '2' };
  expect(await asked({ range: 'bytes=2-3' })).toMatchObject(part);
  expect(await asked({ range: 'bytes=2-3', 'if-range': '"1"' })).toMatchObject(part);
  expect(await asked({ range: 'bytes=2-3', 'if-range': '"2"' })).toMatchObject({ status: 200, body: BYTES });
  expect(await asked({ range: 'bytes=10-' })).toMatchObject({ status: 416, body: '', 'content-range': 'bytes */10' });
});

it('what is made only when it is asked for has no size, and no parts', async () => {
  const { cache, open } = FILE;
  const whole = await asked({ range: 'bytes=2-3' }, { cache, open });
  expect(whole).toMatchObject({ status: 200, body: BYTES });
  expect(whole).not.toHaveProperty('accept-ranges');
});

it('bytes that are gone leave a refusal, which no browser keeps for them', async () => {
  const gone = await asked({}, { ...FILE, open: () => Promise.reject(new Refusal('introuvable')) });
  expect(gone).toMatchObject({ status: 409, body: 'introuvable' });
  expect(gone).not.toHaveProperty('etag');
  expect(gone).not.toHaveProperty('content-disposition');
});

it('a costly one waits for the turn of its user, and is refused with it', async () => {
  const turns: number[] = [];
  const taken = await asked({}, FILE, async (utilisateurid, work) => {
    turns.push(utilisateurid);
    return work();
  });
  expect([taken.status, turns]).toEqual([200, [7]]);
  const refused = await asked({}, FILE, () => Promise.reject(new Refusal('base.indisponible')));
  expect(refused).toMatchObject({ status: 409, body: 'base.indisponible' });
});
