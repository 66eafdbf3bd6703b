import { IMAGE } from '@comptoir/conformance/media';
import { EXECUTABLE, FAKE_PDF, PDF, type Piece } from '@comptoir/conformance/piece';
import { encodeTexts } from '@comptoir/contract/text';
import { MAX_FILES_PER_REQUEST, MAX_MEDIA_BYTES, MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { describe, expect, test } from 'vitest';
import { askOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { BOUNDARY, MULTIPART_TYPE, multipartBody, type Part } from '../multipart';
import { BASELINES, type CallName, callNamed } from './baselines';
import { sendAs } from './judge';
import { openedScene } from './opened';

const { house, admin, scene } = openedScene();

/** Makes a file part: by default the call's own good file, in its own field. */
type FileOf = (part?: { value?: Uint8Array; filename?: string; name?: string }) => Part;

const field = (name: string, value: string): Part => ({ name, value });

interface Form {
  type?: string;
  body(fields: readonly Part[], file: FileOf): Uint8Array | string;
  status: readonly number[];
}

const cutAt = (share: number) => (fields: readonly Part[], file: FileOf) => {
  const whole = multipartBody([...fields, file()]);
  return whole.subarray(0, Math.floor(whole.length * share));
};
const swapped = (fields: readonly Part[], ...parts: Part[]) =>
  multipartBody([...fields.filter(({ name }) => parts.every((part) => part.name !== name)), ...parts]);

/** Forms that must be refused (RELIABILITY F45–F59, F71). */
const FORMS: Readonly<Record<string, Form>> = {
  'cut in the headers': { body: cutAt(0.05), status: [400] },
  'cut in the fields': { body: cutAt(0.4), status: [400] },
  'cut in the file': { body: cutAt(0.9), status: [400] },
  'cut before the last boundary': { body: cutAt(0.99), status: [400] },
  'no boundary named': {
    type: 'multipart/form-data',
    body: (f, file) => multipartBody([...f, file()]),
    status: [400, 415],
  },
  'another boundary named': {
    type: `${MULTIPART_TYPE}x`,
    body: (f, file) => multipartBody([...f, file()]),
    status: [400, 422],
  },
  'an empty body': { body: () => '', status: [400, 422] },
  'only the last boundary': { body: () => `--${BOUNDARY}--\r\n`, status: [400, 422] },
  'text that is no form': { body: () => 'montant=5&from=0', status: [400] },
  'JSON called a form': { body: () => '{"montant":5}', status: [400] },
  'a form called JSON': {
    type: 'application/json',
    body: (f, file) => multipartBody([...f, file()]),
    status: [400, 415],
  },
  'no file': { body: (f) => multipartBody(f), status: [422] },
  'too many files': {
    body: (f, file) => multipartBody([...f, ...Array.from({ length: MAX_FILES_PER_REQUEST + 1 }, () => file())]),
    status: [400, 413],
  },
  'a file in another field': {
    body: (f, file) => multipartBody([...f, file({ name: 'preuve' })]),
    status: [400, 422],
  },
  'a file named after a field': {
    body: (f, file) => swapped(f, file({ name: 'montant' }), file()),
    status: [400, 413, 422],
  },
  'the file as a field': { body: (f) => multipartBody([...f, field('file', 'bytes')]), status: [400, 422] },
  'a field twice': { body: (f, file) => multipartBody([...f, field('montant', '999'), file()]), status: [400, 422] },
  'a field as a list': { body: (f, file) => swapped(f, field('montant[]', '5'), file()), status: [400, 422] },
  'an unknown field': { body: (f, file) => multipartBody([...f, field('solde', '5'), file()]), status: [422] },
  'a field called __proto__': {
    body: (f, file) => multipartBody([...f, field('__proto__', 'x'), file()]),
    status: [400, 422],
  },
  'a field called constructor': {
    body: (f, file) => multipartBody([...f, field('constructor', 'x'), file()]),
    status: [400, 422],
  },
  'a field without a name': { body: (f, file) => multipartBody([...f, field('', 'x'), file()]), status: [400, 422] },
  '1 001 fields': {
    body: (f) => multipartBody([...f, ...Array.from({ length: 1001 }, (_, i) => field(`f${i}`, ''))]),
    status: [400, 413, 422],
  },
  'a field of 2 MB': {
    body: (f, file) => swapped(f, field('filename', 'a'.repeat(2_000_000)), file()),
    status: [400, 413, 422],
  },
  'a file of no byte': { body: (f, file) => multipartBody([...f, file({ value: new Uint8Array(0) })]), status: [422] },
  'HTML called otherwise': { body: (f, file) => multipartBody([...f, file({ value: FAKE_PDF.bytes })]), status: [415] },
  'a file called exe': { body: (f, file) => multipartBody([...f, file({ filename: EXECUTABLE.name })]), status: [415] },
  'a file without extension': { body: (f, file) => multipartBody([...f, file({ filename: 'recu' })]), status: [415] },
  'a NUL before the extension': {
    body: (f, file) => multipartBody([...f, file({ filename: 'a.pdf\u0000.exe' })]),
    status: [400, 415],
  },
  'a file without a name': { body: (f, file) => multipartBody([...f, file({ filename: '' })]), status: [400, 415] },
};

const STRANGE_NAMES = [
  '../../etc/passwd',
  '..\\..\\x',
  'CON',
  '.htaccess',
  'é'.repeat(300),
  '\u202efdp',
  '<img onerror=1>',
];

interface FormCall {
  name: CallName;
  /** A file that the call accepts, and the most bytes that such a file may have. */
  piece: Piece;
  limit: number;
  isOptional?: boolean;
}

const FORM_CALLS: readonly FormCall[] = [
  { name: 'reglements.create', piece: PDF, limit: MAX_PIECE_BYTES },
  { name: 'reglements.comptant', piece: PDF, limit: MAX_PIECE_BYTES },
  { name: 'reglements.update', piece: PDF, limit: MAX_PIECE_BYTES, isOptional: true },
  { name: 'depenses.addDocument', piece: PDF, limit: MAX_PIECE_BYTES },
  { name: 'fichiers.add', piece: PDF, limit: MAX_MEDIA_BYTES },
  { name: 'clients.create', piece: IMAGE, limit: MAX_PIECE_BYTES, isOptional: true },
  { name: 'clients.update', piece: IMAGE, limit: MAX_PIECE_BYTES, isOptional: true },
  { name: 'organisation.update', piece: IMAGE, limit: MAX_PIECE_BYTES, isOptional: true },
];

/** Forms that bring no file: a row that is sent back names the one that it has in a field. */
const FILELESS: ReadonlySet<string> = new Set(['no file', 'the file as a field']);

describe.each(FORM_CALLS)(
  'hostile forms, $name: nothing written, no server error (RELIABILITY F45–F59)',
  ({ name, piece, limit, isOptional = false }) => {
    const call = callNamed(name);
    const own = call.file?.field ?? '';
    const extension = piece.name.slice(piece.name.lastIndexOf('.'));
    const file: FileOf = ({ value = piece.bytes, filename = `recu${extension}`, name: named = own } = {}) => ({
      name: named,
      value,
      filename,
    });
    const good = () => BASELINES[name](scene);
    const goodFields = () => encodeTexts(good().body ?? {}).map(([key, value]) => ({ name: key, value }));
    const heavy: Form = {
      body: (f) => {
        const value = new Uint8Array(limit + 1);
        value.set(piece.bytes);
        return multipartBody([...f, file({ value })]);
      },
      status: [413],
    };

    test.each(Object.entries({ ...FORMS, 'one byte too many': heavy }))('%s', async (shown, form) => {
      if (isOptional && FILELESS.has(shown)) return;
      const { type = MULTIPART_TYPE, body, status } = form;
      const before = await house.fingerprint();
      const asked = { ...askOf(call, good()), headers: { 'content-type': type }, body: body(goodFields(), file) };
      const answer = await sendAs(house, admin, asked);
      expect({ status: status.includes(answer.status) ? status : answer.status, text: answer.text }).toMatchObject({
        status,
      });
      expect(envelopeFaults(call, answer)).toEqual([]);
      expect(await house.fingerprint()).toBe(before);
      expect(await house.strayFiles()).toBe(0);
    });

    test('fields after the file count as those before it (RELIABILITY F46)', async () => {
      const asked = { ...askOf(call, good()), body: multipartBody([file(), ...goodFields()]) };
      expect((await sendAs(house, admin, asked)).status).toBe(call.status);
    });

    test.each(STRANGE_NAMES.flatMap((strange) => [`${strange}${extension}`, `${strange}${extension}. `]))(
      'a file called %s is stored clean, below a key of ours (RELIABILITY F54, F55)',
      async (strange) => {
        const asked = askOf(call, { ...good(), file: { name: strange, bytes: piece.bytes } });
        const answer = await sendAs(house, admin, asked);
        expect(envelopeFaults(call, answer)).toEqual([]);
        if (answer.status >= 400) return;
        const stored = storedName(answer.body);
        for (const forbidden of ['/', '\\', '\u202e', '\u0000']) expect(stored).not.toContain(forbidden);
        expect(Array.from(stored).length).toBeLessThanOrEqual(150);
      },
    );
  },
);

/**
 * Returns the name of the stored file in an answer: a payment's, the first medium's, or a client's photo's by its path.
 */
function storedName(body: unknown): string {
  const [data] = [(body as { data: unknown }).data].flat() as [{ filename?: string; photo?: string }];
  return data.filename ?? decodeURIComponent(data.photo?.split('/').at(-1) ?? '');
}

test('two files of a form that takes one are a broken form (RELIABILITY F45)', async () => {
  const call = callNamed('reglements.create');
  const good = BASELINES['reglements.create'](scene);
  const fields = encodeTexts(good.body ?? {}).map(([name, value]) => ({ name, value }));
  const file = { name: 'file', value: PDF.bytes, filename: 'recu.pdf' };
  const answer = await sendAs(house, admin, { ...askOf(call, good), body: multipartBody([...fields, file, file]) });
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'requete.multipart']);
  expect(await house.strayFiles()).toBe(0);
});
