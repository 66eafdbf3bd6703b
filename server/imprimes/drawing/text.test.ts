import { describe, expect, it } from 'vitest';
import { drawableText, drawnParts, wrappedText } from './text';

/** A font without emoji; each character is one point wide. */
const has = (codePoint: number) => codePoint < 0x1f000;
const widthOf = (text: string) => Array.from(text).length;

describe('drawableText', () => {
  it('keeps what the font has, and lines', () => {
    expect(drawableText('L’œuvre «\u00a01\u202f000\u00a0»\r\nsuite\rfin', has)).toBe(
      'L’œuvre «\u00a01\u202f000\u00a0»\nsuite\nfin',
    );
  });

  it('shows one box for what people see as one character', () => {
    expect(drawableText('a😀b👩‍👩‍👧c🇨🇮d👍🏿', has)).toBe('a□b□c□d□');
  });

  it('leaves out what is never seen: control characters, marks of direction, halves of characters', () => {
    expect(drawableText('a\u0000\u0007b\u202ec\u200fd\ud800e\u00adf\ufe0fg\th', has)).toBe('abcdefg h');
  });
});

describe('wrappedText', () => {
  it('breaks at spaces, and never at a no-break space', () => {
    expect(wrappedText('un deux trois', 7, widthOf)).toEqual(['un deux', 'trois']);
    expect(wrappedText('de 1\u202f000\u00a0Fcfa', 10, widthOf)).toEqual(['de', '1\u202f000\u00a0Fcfa']);
  });

  it('keeps the lines of a text, empty ones too', () => {
    expect(wrappedText('un\n\ndeux', 9, widthOf)).toEqual(['un', '', 'deux']);
    expect(wrappedText('', 9, widthOf)).toEqual(['']);
  });

  it('cuts a word that is wider than a line, and no character that people see as one', () => {
    expect(wrappedText('ab cdefghij k', 4, widthOf)).toEqual(['ab', 'cdef', 'ghij', 'k']);
    expect(wrappedText('e\u0301'.repeat(5), 4, widthOf)).toEqual(['e\u0301e\u0301', 'e\u0301e\u0301', 'e\u0301']);
    expect(wrappedText('WW', 0.5, widthOf)).toEqual(['W', 'W']);
  });

  it('puts words that run from the right to the left in their order of drawing, line by line', () => {
    expect(wrappedText('de صندوق الشركة, à', 99, widthOf)).toEqual(['de الشركة, صندوق à']);
    expect(wrappedText('صندوق الشركة الرئيسي', 12, widthOf)).toEqual(['الشركة صندوق', 'الرئيسي']);
  });
});

it('a line is drawn as a whole, and word by word where one runs from the right to the left', () => {
  expect(drawnParts('un deux')).toEqual(['un deux']);
  expect(drawnParts('de صندوق à')).toEqual(['de', 'صندوق', 'à']);
});
