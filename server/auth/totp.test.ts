import { describe, expect, it } from 'vitest';
import { fromBase32, hotp, matchingStep, newSecret, otpauthUrl, stepOf, toBase32 } from './totp';

const RFC_SECRET = Buffer.from('12345678901234567890', 'ascii');

describe('hotp (RFC 4226, appendix D)', () => {
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, counter) => ({ code, counter }),
    ),
  )('of counter $counter is $code', ({ code, counter }) => {
    expect(hotp(RFC_SECRET, counter)).toBe(code);
  });
});

describe('totp (RFC 6238, appendix B, SHA-1)', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    expect(hotp(RFC_SECRET, stepOf(seconds * 1000), 8)).toBe(code);
  });
});

describe('base 32 (RFC 4648 § 10)', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of "%s" is "%s", and back', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });
});

describe('matchingStep', () => {
  const secret = toBase32(RFC_SECRET);
  const now = 1_234_567_890_000;
  const codeAt = (steps: number) => hotp(RFC_SECRET, stepOf(now) + steps);

  it('takes the password of now and of one step around, and tells which', () => {
    expect([-1, 0, 1].map((steps) => matchingStep(secret, codeAt(steps), now))).toEqual(
      [-1, 0, 1].map((steps) => stepOf(now) + steps),
    );
  });

  it('takes no other one', () => {
    for (const code of [codeAt(-2), codeAt(2), '', '00000', `${codeAt(0)}0`, 'abcdef']) {
      expect(matchingStep(secret, code, now)).toBeNull();
    }
  });

  it('knows no step before the first', () => {
    expect(matchingStep(secret, hotp(RFC_SECRET, 0), 0)).toBe(0);
  });
});

it('newSecret has 160 bits, never the same', () => {
  expect(fromBase32(newSecret())).toHaveLength(20);
  expect(newSecret()).not.toBe(newSecret());
});

it('otpauthUrl says all that an authenticator must know', () => {
  const url = new URL(otpauthUrl('MZXW6', { issuer: 'Koné & Fils', account: 'aya' }));
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual(['otpauth:', 'totp', '/Koné & Fils:aya']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 'MZXW6',
    issuer: 'Koné & Fils',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
