import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INACTIVITY_MS,
  inactivitySecondsLeft,
  inactivityState,
  isExpired,
  isSidebarClosedByWidth,
  SESSION_LIFE_MS,
  screenType,
} from './session';

const NOW = 1_795_219_200_000;

describe('isExpired (spec § 5: exp before now, or unreadable)', () => {
  it('compares seconds with milliseconds', () => {
    expect(isExpired(NOW / 1000 - 1, NOW)).toBe(true);
    expect(isExpired(NOW / 1000, NOW)).toBe(false);
    expect(isExpired((NOW + SESSION_LIFE_MS) / 1000, NOW)).toBe(false);
  });
  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '9999999999', {}])('takes %s as expired', (exp) =>
    expect(isExpired(exp, NOW)).toBe(true),
  );
});

describe('inactivity (spec § 9: 900 000 ms; PRODUCT 1.21: warning 60 s before)', () => {
  it.each([
    [0, 'active', 900],
    [839_999, 'active', 61],
    [840_000, 'warning', 60],
    [899_999, 'warning', 1],
    [900_000, 'expired', 0],
    [3_600_000, 'expired', 0],
    [-5000, 'active', 900],
  ] as const)('after %d ms is %s, %d s left', (idle, state, seconds) => {
    expect(inactivityState(NOW - idle, NOW)).toBe(state);
    expect(inactivitySecondsLeft(NOW - idle, NOW)).toBe(seconds);
  });
  it('counts down to 0 exactly when it expires', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * INACTIVITY_MS }), (idle) => {
        expect(inactivitySecondsLeft(NOW - idle, NOW) === 0).toBe(inactivityState(NOW - idle, NOW) === 'expired');
      }),
    );
  });
});

describe('widths (spec § 2 Shell, § 9)', () => {
  it.each([
    [767, 'Mobile'],
    [768, 'Tablette'],
    [1023, 'Tablette'],
    [1024, 'Desktop'],
  ] as const)('%d px is %s', (width, type) => expect(screenType(width)).toBe(type));
  it('close the sidebar below 1200 px', () => {
    expect(isSidebarClosedByWidth(1199)).toBe(true);
    expect(isSidebarClosedByWidth(1200)).toBe(false);
  });
});
