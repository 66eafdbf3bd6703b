import { describe, expect, it } from 'vitest';
import { acceptAttribute, sortFiles } from './model';

const MEGA = 1024 * 1024;
const rule = { accept: ['pdf', 'png'], maxBytes: 5 * MEGA };
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const reasons = (added: File[], present: File[] = []) => sortFiles(added, rule, present).refusals.map((r) => r.reason);

describe('sortFiles (spec § 5, DESIGN rule 20)', () => {
  it('takes what has an accepted extension, in any case', () => {
    const files = [file('reçu.pdf'), file('PHOTO.PNG')];
    expect(sortFiles(files, rule, [])).toEqual({ taken: files, refusals: [] });
  });

  it('refuses another format, whatever it pretends to be', () => {
    expect(reasons([file('facture.pdf.exe'), file('pdf'), file('.pdf.')])).toEqual(['type', 'type', 'type']);
  });

  it('takes exactly the weight that is allowed, and not one byte more', () => {
    expect(reasons([file('a.pdf', 5 * MEGA)])).toEqual([]);
    expect(reasons([file('a.pdf', 5 * MEGA + 1)])).toEqual(['taille']);
  });

  it('PRODUCT 1.18: weighs a film against the limit of films', () => {
    const perName = { accept: ['pdf', 'mp4'], maxBytes: (name: string) => (name.endsWith('.mp4') ? 20 : 10) };
    const { taken, refusals } = sortFiles([file('a.mp4', 20), file('b.mp4', 21), file('c.pdf', 11)], perName, []);
    expect(taken.map(({ name }) => name)).toEqual(['a.mp4']);
    expect(refusals.map(({ file: { name } }) => name)).toEqual(['b.mp4', 'c.pdf']);
  });

  it('refuses an empty file', () => {
    expect(reasons([file('a.pdf', 0)])).toEqual(['vide']);
  });

  it('skips what is there already, by name and size, also within one drop', () => {
    expect(reasons([file('a.pdf', 10)], [file('a.pdf', 10)])).toEqual(['doublon']);
    expect(reasons([file('a.pdf', 10), file('a.pdf', 10)])).toEqual(['doublon']);
    expect(reasons([file('a.pdf', 11)], [file('a.pdf', 10)])).toEqual([]);
  });
});

it('acceptAttribute lists extensions with their dot', () => {
  expect(acceptAttribute(['pdf', 'png'])).toBe('.pdf,.png');
});
