import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls';
import { EMPTY_PDF, EXECUTABLE, FAKE_PDF, heavyPdf, PDF } from '#contract/conformance/piece';
import { encodeTexts } from '#contract/text';
import { MAX_PIECE_BYTES } from '#domain/limits';
import { opened } from '../../testing/opened';
import { PERMISSION_NAMES } from '../access/roles';
import { askOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { openHouse } from '../house';
import { BOUNDARY, MULTIPART_TYPE, multipartBody, type Part } from '../multipart';
import { BASELINES } from './baselines';
import { sendAs } from './judge';
import { buildScene } from './scene';

const house = opened(openHouse);
const admin = opened(() => house.person(PERMISSION_NAMES));
const scene = opened(() => buildScene(house, admin));

const file = (value: Uint8Array = PDF.bytes, filename = 'recu.pdf', name = 'file'): Part => ({ name, value, filename });
const field = (name: string, value: string): Part => ({ name, value });

interface Form {
  type?: string;
  body(fields: readonly Part[]): Uint8Array | string;
  status: readonly number[];
}

const cutAt = (share: number) => (fields: readonly Part[]) => {
  const whole = multipartBody([...fields, file()]);
  return whole.subarray(0, Math.floor(whole.length * share));
};
const swapped = (fields: readonly Part[], ...parts: Part[]) =>
  multipartBody([...fields.filter(({ name }) => parts.every((part) => part.name !== name)), ...parts, file()]);

/** Forms of a payment that must be refused (RELIABILITY F45–F59, F71). */
const FORMS: Readonly<Record<string, Form>> = {
  'cut in the headers': { body: cutAt(0.05), status: [400] },
  'cut in the fields': { body: cutAt(0.4), status: [400] },
  'cut in the file': { body: cutAt(0.9), status: [400] },
  'cut before the last boundary': { body: cutAt(0.99), status: [400] },
  'no boundary named': { type: 'multipart/form-data', body: (f) => multipartBody([...f, file()]), status: [400, 415] },
  'another boundary named': {
    type: `${MULTIPART_TYPE}x`,
    body: (f) => multipartBody([...f, file()]),
    status: [400, 422],
  },
  'an empty body': { body: () => '', status: [400, 422] },
  'only the last boundary': { body: () => `--${BOUNDARY}--\r\n`, status: [400, 422] },
  'text that is no form': { body: () => 'montant=5&from=0', status: [400] },
  'JSON called a form': { body: () => '{"montant":5}', status: [400] },
  'a form called JSON': { type: 'application/json', body: (f) => multipartBody([...f, file()]), status: [400, 415] },
  'no file': { body: (f) => multipartBody(f), status: [422] },
  'two files': { body: (f) => multipartBody([...f, file(), file()]), status: [400, 413, 422] },
  'a file in another field': {
    body: (f) => multipartBody([...f, file(PDF.bytes, 'recu.pdf', 'preuve')]),
    status: [400, 422],
  },
  'a file named after a field': {
    body: (f) => swapped(f, file(PDF.bytes, 'a.pdf', 'montant')),
    status: [400, 413, 422],
  },
  'the file as a field': { body: (f) => multipartBody([...f, field('file', 'bytes')]), status: [400, 422] },
  'a field twice': { body: (f) => multipartBody([...f, field('montant', '999'), file()]), status: [400, 422] },
  'a field as a list': { body: (f) => swapped(f, field('montant[]', '5')), status: [400, 422] },
  'an unknown field': { body: (f) => multipartBody([...f, field('solde', '5'), file()]), status: [422] },
  __proto__: { body: (f) => multipartBody([...f, field('__proto__', 'x'), file()]), status: [400, 422] },
  constructor: {
    body: (f: readonly Part[]) => multipartBody([...f, field('constructor', 'x'), file()]),
    status: [400, 422],
  },
  'a field without a name': { body: (f) => multipartBody([...f, field('', 'x'), file()]), status: [400, 422] },
  '1 001 fields': {
    body: (f) => multipartBody([...f, ...Array.from({ length: 1001 }, (_, i) => field(`f${i}`, ''))]),
    status: [400, 413, 422],
  },
  'a field of 2 MB': { body: (f) => swapped(f, field('filename', 'a'.repeat(2_000_000))), status: [400, 413, 422] },
  'a file of no byte': { body: (f) => multipartBody([...f, file(EMPTY_PDF.bytes)]), status: [422] },
  'HTML called PDF': { body: (f) => multipartBody([...f, file(FAKE_PDF.bytes)]), status: [415] },
  'a PDF called exe': { body: (f) => multipartBody([...f, file(PDF.bytes, EXECUTABLE.name)]), status: [415] },
  'a PDF without extension': { body: (f) => multipartBody([...f, file(PDF.bytes, 'recu')]), status: [415] },
  'a NUL before the extension': {
    body: (f) => multipartBody([...f, file(PDF.bytes, 'a.pdf\u0000.exe')]),
    status: [400, 415],
  },
  'one byte too many': { body: (f) => multipartBody([...f, file(heavyPdf(MAX_PIECE_BYTES).bytes)]), status: [413] },
};

describe.each(['create', 'update'] as const)(
  'hostile forms, reglements.%s: nothing written, no server error (RELIABILITY F45–F59)',
  (verb) => {
    const call = calls.reglements[verb];

    test.each(Object.entries(FORMS))('%s', async (shown, { type = MULTIPART_TYPE, body, status }) => {
      if (verb === 'update' && shown === 'no file') return;
      const good = BASELINES[`reglements.${verb}`](scene);
      const fields = encodeTexts(good.body ?? {}).map(([name, value]) => ({ name, value }));
      const before = await house.fingerprint();
      const asked = { ...askOf(call, good), headers: { 'content-type': type }, body: body(fields) };
      const answer = await sendAs(house, admin, asked);
      expect({ status: status.includes(answer.status) ? status : answer.status, text: answer.text }).toMatchObject({
        status,
      });
      expect(envelopeFaults(call, answer)).toEqual([]);
      expect(await house.fingerprint()).toBe(before);
      expect(await house.strayFiles()).toBe(0);
    });

    test('fields after the file count as those before it (RELIABILITY F46)', async () => {
      const good = BASELINES[`reglements.${verb}`](scene);
      const fields = encodeTexts(good.body ?? {}).map(([name, value]) => ({ name, value }));
      const asked = { ...askOf(call, good), body: multipartBody([file(), ...fields]) };
      expect((await sendAs(house, admin, asked)).status).toBe(call.status);
    });

    test('hostile file names are stored clean, below a key of ours (RELIABILITY F54, F55)', async () => {
      for (const name of [
        '../../etc/passwd.pdf',
        '..\\..\\x.pdf',
        'CON.pdf',
        '.htaccess.pdf',
        `${'é'.repeat(300)}.pdf`,
        '\u202efdp.pdf',
        '<img onerror=1>.pdf',
        'a.pdf. ',
      ]) {
        const good = BASELINES[`reglements.${verb}`](scene);
        const asked = askOf(call, { ...good, file: { name, bytes: PDF.bytes } });
        const answer = await sendAs(house, admin, asked);
        expect(envelopeFaults(call, answer)).toEqual([]);
        if (answer.status >= 400) continue;
        const { filename } = (answer.body as { data: { filename: string } }).data;
        for (const forbidden of ['/', '\\', '\u202e', '\u0000']) expect(filename).not.toContain(forbidden);
        expect(Array.from(filename).length).toBeLessThanOrEqual(150);
      }
    });
  },
);
