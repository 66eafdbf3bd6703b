import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../trials/testing/app';
import { openedHouse } from '../../../trials/testing/opened';
import { COMPAGNIE } from '../../../trials/testing/people';

const MANIFEST = join(import.meta.dirname, '../../../../app/public/manifest.webmanifest');

let appDir: string;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'comptoir-front-'));
  await mkdir(join(appDir, 'assets', 'i18n', 'moncompte'), { recursive: true });
  await writeFile(join(appDir, 'index.html'), '<style nonce="__NONCE__"></style><meta nonce="__NONCE__">');
  await writeFile(join(appDir, 'assets', 'main-Bx3f9aZ1.js'), 'let a = 1;');
  await writeFile(join(appDir, 'assets', 'main-Bx3f9aZ1.js.gz'), gzipSync('let a = 1;'));
  for (const file of ['fr-FR.json', 'moncompte/fr-FR.json'])
    await writeFile(join(appDir, 'assets', 'i18n', file), '{}');
  await writeFile(join(appDir, 'sw.js'), 'let a = 1;');
  await copyFile(MANIFEST, join(appDir, 'manifest.webmanifest'));
  await writeFile(join(appDir, '..', 'comptoir-outside.txt'), 'outside');
});
afterAll(async () => {
  await rm(appDir, { recursive: true, force: true });
  await rm(join(appDir, '..', 'comptoir-outside.txt'), { force: true });
});
const { house, admin } = openedHouse(() => testApp({ appDir }));

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

  it.each(['br', 'gzip'])('comes compressed to who reads %s (DESIGN "Weight and speed")', async (encoding) => {
    const answer = await get('/', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.bytes.toString()).toContain('<style nonce="');
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

  it.each(['fr-FR.json', 'moncompte/fr-FR.json'])(
    'keeps the texts of %s for ever when they are asked for by their content, and then alone',
    async (file) => {
      const version = createHash('sha256').update('{}').digest('hex').slice(0, 12);
      const kept = async (query: string) => (await get(`/assets/i18n/${file}${query}`)).headers.get('cache-control');
      expect(await kept(`?v=${version}`)).toBe('public, max-age=31536000, immutable');
      // A version that another server names must not be kept under that name (ADR 0019).
      expect(await kept('?v=0123456789ab')).toBe('public, max-age=0');
      expect((await get('/assets/i18n/xx-XX.json?v=0123456789ab')).status).toBe(404);
    },
  );

  it('asks for the service worker and the manifest at each visit; the worker asks its own server', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(worker.headers.get('content-security-policy')).not.toContain('sandbox');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const again = await get('/manifest.webmanifest', { 'if-none-match': manifest.headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
});

describe('what is installed is the organisation’s (ADR 0019)', () => {
  interface Icon {
    src: string;
    sizes: string;
    purpose: string;
  }
  const manifest = async () => JSON.parse((await get('/manifest.webmanifest')).bytes.toString());
  const sources = async () => (await manifest()).icons.map(({ src }: Icon) => src);

  async function setLogo(bytes: Buffer): Promise<string> {
    const form = new FormData();
    const fields = { compagnie: 'Groupe Konan & Fils', adresse: '', tel: '', email: '', mentions: '' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('logo', new Blob([new Uint8Array(bytes)]), 'logo.png');
    return (await admin.send('PUT', '/api/organisation', form)).body.data.logo;
  }

  /** Makes a wide logo of one colour on a transparent ground. */
  const sign = () =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 48, g: 142, b: 135, alpha: 1 } } })
      .extend({ top: 20, bottom: 20, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();

  it('by its name, with our icons while it has no logo', async () => {
    const { name, short_name, start_url, icons } = await manifest();
    expect([name, short_name, start_url]).toEqual([COMPAGNIE, COMPAGNIE, '/accueil']);
    expect(icons[0].src).toBe('/icons/192.png');
  });

  it('by its name and its logo, drawn on white at each size, for who is not signed in', async () => {
    const logo = await setLogo(await sign());
    const { name, icons, shortcuts } = await manifest();
    expect(name).toBe('Groupe Konan & Fils');
    expect(icons.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(shortcuts[0].icons[0].src).toBe(icons[0].src);
    for (const { src, sizes, purpose } of icons as Icon[]) {
      expect(src.startsWith(`${logo}?`)).toBe(true);
      const { headers, bytes } = await get(src);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('cache-control')).toContain('immutable');
      const side = Number(sizes.split('x')[0]);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: side, height: side, channels: 3 });
      const at = (x: number) => [...data.subarray((side * (side / 2) + x) * 3, (side * (side / 2) + x) * 3 + 3)];
      expect([at(0), at(side / 2)], `${sizes} ${purpose}`).toEqual([
        [255, 255, 255],
        [48, 142, 135],
      ]);
      // The part that a system may cut away shows nothing.
      if (purpose === 'maskable') expect(at(Math.floor(side * 0.2))).toEqual([255, 255, 255]);
    }
  });

  it('with our icons again where the logo’s file is gone, and no address of it is told', async () => {
    await setLogo(await sign());
    expect((await sources())[0]).toContain('/api/organisation/logo/');
    const { cle } = await house.db
      .selectFrom('fichier')
      .select('cle')
      .where('proprietaire', '=', 'organisation')
      .where('supprimele', 'is', null)
      .executeTakeFirstOrThrow();
    await house.storage.remove(cle);
    expect((await sources())[0]).toBe('/icons/192.png');
    expect((await manifest()).name).toBe('Groupe Konan & Fils');
  });
});

describe('another build in the place of the one that is served', () => {
  const script = 'let theme;';
  const page = (build: string) => `<html data-build="${build}"><script>${script}</script>`;

  it('is served without a restart, and named by each answer of the API (RELIABILITY F108)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-builds-'));
    await writeFile(join(folder, 'index.html'), page('aaa'));
    await using served = await testApp({ appDir: folder, lookMs: 100 });
    const ask = (path: string) => served.anonymous.send('GET', path, null, {});
    const named = async () => (await ask('/api/organisation')).headers.get('x-app-build');
    expect(await named()).toBe('aaa');
    await writeFile(join(folder, 'index.html'), page('bbb'));
    await expect.poll(named).toBe('bbb');
    expect((await ask('/')).bytes.toString()).toContain('data-build="bbb"');
    await rm(folder, { recursive: true });
  });

  it('may run the script that the build put into its page, and no other (ASVS 3.4.3)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-builds-'));
    await writeFile(join(folder, 'index.html'), page('aaa'));
    await using served = await testApp({ appDir: folder });
    const answer = await served.anonymous.send('GET', '/', null, {});
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    await rm(folder, { recursive: true });
  });
});
