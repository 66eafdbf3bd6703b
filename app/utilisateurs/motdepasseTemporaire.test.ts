import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { expect, test } from 'vitest';
import { motdepasseTemporaire } from './motdepasseTemporaire';

test('CONTRACT "Session": a temporary password is long enough, and read out without mistakes', () => {
  const password = motdepasseTemporaire();
  expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
});

test('every letter is as likely: bytes beyond the last whole alphabet are thrown again', () => {
  const bytes = [255, 248, 0, 31, 247, ...Array.from({ length: 20 }, () => 1)];
  const password = motdepasseTemporaire(() => Uint8Array.of(bytes.shift() ?? 0));
  expect(password.slice(0, 4)).toBe('aa9b');
});

test('no two are the same', () => {
  expect(new Set(Array.from({ length: 200 }, () => motdepasseTemporaire())).size).toBe(200);
});
