import { describe, expect, test } from 'vitest';
import { utf8 } from './bytes';
import { sha1 } from './sha1';
import { pasOf, totpOf } from './totp';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('sha1 (FIPS 180-4, examples)', () => {
  test.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['a'.repeat(1000), '291e9a6c66994949b57ba5e650361e98fc36b1ba'],
  ])('%s', (text, digest) => {
    expect(hex(sha1(utf8(text)))).toBe(digest);
  });
});

/** `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totpOf (RFC 6238, appendix B: the last six digits)', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i', (second, code) => {
    expect(totpOf(SECRET, pasOf(second * 1000))).toBe(code);
  });

  test('a secret is read whatever its case, its spaces and its padding', () => {
    expect(totpOf(`${SECRET.toLowerCase().replace(/(.{4})/g, '$1 ')}====`, 1)).toBe(totpOf(SECRET, 1));
  });
});
