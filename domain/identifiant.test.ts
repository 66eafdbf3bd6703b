import { describe, expect, it } from 'vitest';
import { isIdentifiant } from './identifiant';

describe('a sign-in name looks like no other', () => {
  it.each(['admin', 'aya.kouassi', "N'Guessan Éloïse", 'Cœur_2', 'a@b.ci', 'Žofia'])('%j is one', (name) =>
    expect(isIdentifiant(name)).toBe(true),
  );
  it.each([
    ['a Cyrillic letter', '\u0430dmin'],
    ['another alphabet', '\u0441\u0430\u0440\u0430'],
    ['a zero-width space', 'ad\u200bmin'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a joiner', 'ad\u200dmin'],
    ['a mark of direction', '\u202enimda'],
    ['wide letters', '\uff41dmin'],
    ['a dotless i', 'adm\u0131n'],
    ['a space that does not break', 'aya\u00a0kouassi'],
    ['two spaces', 'aya  kouassi'],
    ['a letter of phonetics', '\u0251dmin'],
    ['a loose accent', 'x\u0323'],
  ])('%s is refused', (_what, name) => expect(isIdentifiant(name)).toBe(false));
});
