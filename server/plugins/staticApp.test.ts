import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app';
import { opened } from '../testing/opened';

let appDir: string;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'comptoir-front-'));
  await mkdir(join(appDir, 'assets', 'i18n'), { recursive: true });
  await writeFile(join(appDir, 'index.html'), '<style nonce="__NONCE__"></style><meta nonce="__NONCE__">');
  await writeFile(join(appDir, 'assets', 'main-Bx3f9aZ1.js'), 'let a = 1;');
  await writeFile(join(appDir, 'assets', 'main-Bx3f9aZ1.js.gz'), gzipSync('let a = 1;'));
  await writeFile(join(appDir, 'assets', 'i18n', 'fr-FR.json'), '{}');
  await writeFile(join(appDir, '..', 'comptoir-outside.txt'), 'outside');
});
afterAll(async () => {
  await rm(appDir, { recursive: true, force: true });
  await rm(join(appDir, '..', 'comptoir-outside.txt'), { force: true });
});
const house = opened(() => testApp({ appDir }));

const get = (path: string, headers = {}) => house.anonymous.send('GET', path, null, headers);

describe('the application', () => {
  it('is one page for every screen, with a nonce of its own (RELIABILITY § 5.6)', async () => {
    const pages = [
      await get('/'),
      await get('/caisses', { accept: 'text/html' }),
      await get('/projets/create/newproject'),
    ];
    const nonces = pages.map(({ status, headers, bytes }) => {
      const csp = headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(csp)?.[1];
      expect(status).toBe(200);
      expect(csp).toContain("script-src 'self';");
      expect(csp).not.toContain('unsafe');
      expect(bytes.toString()).toBe(`<style nonce="${nonce}"></style><meta nonce="${nonce}">`);
      expect(headers.get('cache-control')).toBe('no-cache');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  it('keeps what is named by its content for ever, and asks again for the rest', async () => {
    const script = await get('/assets/main-Bx3f9aZ1.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.bytes.toString()).toBe('let a = 1;');
    expect((await get('/assets/i18n/fr-FR.json')).headers.get('cache-control')).toBe('public, max-age=0');
  });

  it('never answers a page for a missing script, nor a file from outside', async () => {
    expect((await get('/assets/gone-12345678.js')).body).toMatchObject({ status: false, code: 'introuvable' });
    expect((await get('/..%2fcomptoir-outside.txt')).status).toBe(404);
    expect((await get('/assets/..%2f..%2fcomptoir-outside.txt')).status).toBe(404);
    expect((await get('/api/inconnu', { accept: 'text/html' })).body.code).toBe('introuvable');
    expect((await get('/index.html')).bytes.toString()).not.toContain('__NONCE__');
  });
});
