import { expect, it } from 'vitest';
import { isMotdepasseCourt, isMotdepasseUsername } from './motdepasse';

it('a new password has ten characters at least, each counted once (CONTRACT "Session")', () => {
  expect([isMotdepasseCourt('123456789'), isMotdepasseCourt('1234567890')]).toEqual([true, false]);
  expect([isMotdepasseCourt('🔑🔑🔑🔑🔑'), isMotdepasseCourt('🔑'.repeat(10))]).toEqual([true, false]);
});

it('a new password is not the sign-in name, whatever its case and accents (CONTRACT "Session")', () => {
  expect(isMotdepasseUsername('Kone.Séraphine', 'kone.seraphine')).toBe(true);
  expect(isMotdepasseUsername('kone.seraphine1', 'kone.seraphine')).toBe(false);
});
