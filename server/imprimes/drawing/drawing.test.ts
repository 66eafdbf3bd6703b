import type { Description } from '@comptoir/contract/imprimes/description';
import { expect, it } from 'vitest';
import { MAX_CELL } from './cut';
import { drawnFile } from './drawing';
import { readPdf } from './testing/reader';
import { BARE, MADE_ON, rowsOf } from './testing/sample';

const papierOf = (texts: readonly string[]): Description => ({
  ...BARE,
  rows: rowsOf(texts.length, (rank) => texts[rank] ?? ''),
});
const order = (description: Description, logo: Buffer | null = null, isShared = false) =>
  drawnFile({ descriptions: [description], logo, madeon: MADE_ON, format: undefined, isShared });

it('a long document leaves the thread that answers requests to itself', async () => {
  const before = performance.eventLoopUtilization();
  const { mime } = await order(papierOf(Array.from({ length: 200 }, () => 'Ciment et fer à béton. '.repeat(20))));
  const { utilization } = performance.eventLoopUtilization(before);
  // Drawn here, it would be busy from the first line to the last.
  expect([mime, utilization < 0.5]).toEqual(['application/pdf', true]);
});

it('a cell shows the beginning of a text that is longer than it shows', async () => {
  const { bytes } = await order(papierOf(['a'.repeat(5000), `${'b'.repeat(MAX_CELL - 1)}😀`]));
  const text = (await readPdf(bytes)).map((page) => page.text).join('');
  expect(text.match(/a[a ]*…/)?.[0].replaceAll(' ', '')).toBe(`${'a'.repeat(MAX_CELL)}…`);
  expect(text.match(/b[b ]*…/)?.[0].replaceAll(' ', '')).toBe(`${'b'.repeat(MAX_CELL - 1)}…`);
});

it('a ticket is a picture, or a PDF where it is too high for one (ADR 0050)', async () => {
  expect((await order(papierOf(['Ciment']), null, true)).mime).toBe('image/png');
  expect((await order(papierOf(Array<string>(60).fill('Ciment')), null, true)).mime).toBe('application/pdf');
});

it('a drawing that fails says so, and the next one is drawn', async () => {
  await expect(order(papierOf(['Ciment']), Buffer.from('no picture'))).rejects.toThrow();
  expect((await order(papierOf(['Ciment']))).mime).toBe('application/pdf');
});
