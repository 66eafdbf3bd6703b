import { describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode, isErrorCode, messageOf } from './errors';

const entries = Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][];
/** French sets these signs apart; the space must not end a line. */
const BREAKABLE = / [:;!?»%]|« /;
const parametersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('ERRORS (CONTRACT "Envelope")', () => {
  test.each(entries)('%s has a failure status and both sentences', (_, { status, fr, en }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    for (const text of [fr, en]) expect(text.trim()).not.toBe('');
    expect(fr).not.toBe(en);
  });

  test.each(entries)('%s needs the same parameters in both languages', (_, { fr, en }) => {
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  test.each(entries)('%s breaks no line before a French sign', (_, { fr }) => expect(fr).not.toMatch(BREAKABLE));

  test('one code alone is a 500: no input may yield it', () => {
    expect(entries.filter(([, { status }]) => status === 500).map(([code]) => code)).toEqual(['interne']);
  });
});

describe('messageOf', () => {
  test('fills in its parameters', () => {
    expect(messageOf('typedepense.utilise', 'fr', { nombre: 3 })).toContain('3 dépense(s)');
    expect(messageOf('fichier.trop_grand', 'en', { mo: 5 })).toBe('The file exceeds 5 MB.');
  });

  test('never shows a placeholder to staff', () => {
    for (const [code] of entries) expect(messageOf(code, 'fr')).not.toContain('{{');
  });
});

test('isErrorCode knows own codes only', () => {
  expect([isErrorCode('introuvable'), isErrorCode('toString'), isErrorCode('__proto__')]).toEqual([true, false, false]);
});
