import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { answering } from './answers';

const plain = openedForTests(() => answering());
const secure = openedForTests(() => answering('https://comptoir.example'));

const PAGES = ['the page', 'the page of a screen', 'the page of a document that does not exist', 'the documentation'];

/** Returns what each kind of answer says in one header. */
const said = (house: typeof plain, name: string) =>
  Object.fromEntries(Object.entries(house.answers).map(([kind, { headers }]) => [kind, headers.get(name)]));
const each = (house: typeof plain, value: string | null) =>
  Object.fromEntries(Object.keys(house.answers).map((kind) => [kind, value]));

/** Returns what the server sends back for bytes that are no request. */
function answerToNoise(baseUrl: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write('bonjour\r\n\r\n'));
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    socket.on('close', () => resolve(received.toLowerCase()));
    socket.on('error', reject);
  });
}

describe('every answer, whatever it is of', () => {
  test('has a content policy: nothing from elsewhere, nothing inline (ASVS 3.4.3, 3.4.6)', () => {
    for (const [kind, policy] of Object.entries(said(plain, 'content-security-policy'))) {
      const directives = (policy ?? '').split('; ');
      expect({ kind, directives }).toMatchObject({
        kind,
        directives: expect.arrayContaining([
          // This covers plug-ins as well, when no directive names them.
          "default-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      });
      expect({ kind, unsafe: policy?.match(/unsafe-\w+|\*|https?:/g) ?? null }).toEqual({ kind, unsafe: null });
    }
  });

  test('is of its own type and is not sniffed (ASVS 3.4.4, 4.1.1)', () => {
    expect(said(plain, 'x-content-type-options')).toEqual(each(plain, 'nosniff'));
    for (const [kind, type] of Object.entries(said(plain, 'content-type'))) {
      const isText = /^text\/|json|xml|javascript/.test(type ?? '');
      expect({ kind, type }).toEqual({ kind, type: isText ? expect.stringMatching(/; charset=utf-8$/) : type });
    }
    expect(said(plain, 'content-type')).toMatchObject({
      'the page': 'text/html; charset=utf-8',
      'a list': 'application/json; charset=utf-8',
      'an icon': 'image/svg+xml; charset=utf-8',
      'a proof': 'application/pdf',
    });
  });

  test('tells no other site where it came from, and is read by none (ASVS 3.4.2, 3.4.5)', () => {
    expect(said(plain, 'referrer-policy')).toEqual(each(plain, 'no-referrer'));
    expect(said(plain, 'access-control-allow-origin')).toEqual(each(plain, null));
    expect(said(plain, 'cross-origin-resource-policy')).toEqual(each(plain, 'same-origin'));
  });

  test('that is a page asks the browser for nothing that the product does not need', () => {
    for (const [name, value] of [
      ['permissions-policy', expect.stringContaining('camera=()')],
      ['cross-origin-opener-policy', 'same-origin'],
      ['x-frame-options', 'DENY'],
    ] as const) {
      const pages = Object.fromEntries(PAGES.map((kind) => [kind, value]));
      expect(said(plain, name)).toEqual({ ...each(plain, null), ...pages });
    }
  });

  test('that is no page carries its headers in 640 bytes (DESIGN "Weight and speed")', () => {
    for (const kind of ['a script', 'a style', 'a list', 'a record']) {
      const lines = [...(plain.answers[kind]?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`);
      expect(lines.join('').length, `${kind}\n${lines.join('')}`).toBeLessThan(640);
    }
  });

  test('does not say what it is made with (ASVS 13.4.6)', () => {
    for (const name of ['server', 'x-powered-by', 'via']) expect(said(plain, name)).toEqual(each(plain, null));
  });

  test('says over https, and only there, that nothing else will do for a year, on subdomains too (ASVS 3.4.1)', () => {
    expect(said(secure, 'strict-transport-security')).toEqual(each(secure, 'max-age=31536000; includeSubDomains'));
    expect(said(plain, 'strict-transport-security')).toEqual(each(plain, null));
  });

  test('also to bytes that are no request', async () => {
    const received = await answerToNoise(secure.baseUrl);
    for (const line of [
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      "frame-ancestors 'none'",
      'cache-control: no-store',
      'strict-transport-security: max-age=31536000; includesubdomains',
    ]) {
      expect(received).toContain(line);
    }
  });
});

describe('what a browser keeps (ASVS 14.3.2)', () => {
  test('of the API is nothing', () => {
    const kept = said(plain, 'cache-control');
    const ofApi = Object.keys(kept).filter(
      (kind) => /^a (list|record|sign-in|refused|field|body)|^no /.test(kind) || kind === 'the document of the API',
    );
    expect(ofApi.length).toBeGreaterThan(10);
    for (const kind of ofApi) expect({ kind, kept: kept[kind] }).toEqual({ kind, kept: 'no-store' });
  });

  test('of a proof is nothing', () => {
    expect(said(plain, 'cache-control')).toMatchObject({
      'a proof': 'private, no-store',
      'a part of a proof': 'private, no-store',
    });
  });
});

test('the page takes scripts of its files alone, and styles with the nonce of its answer (ASVS 3.4.3)', () => {
  const page = plain.answers['the page'];
  const policy = page?.headers.get('content-security-policy') ?? '';
  const nonce = /style-src 'self' 'nonce-([\w+/]{22}==)'/.exec(policy)?.[1];
  expect(policy).toContain("script-src 'self';");
  expect(page?.bytes.toString()).toContain(`<style nonce="${nonce}">`);
  expect(plain.answers['the page of a screen']?.headers.get('content-security-policy')).not.toContain(nonce);
});
