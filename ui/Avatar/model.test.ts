import { expect, test } from 'vitest';
import { initialsOf } from './model';

test.each([
  ['Awa Marie Koné', 'AK'],
  ['  éric ', 'É'],
  ['Kouassi  N’Guessan', 'KN'],
  ['Union des planteurs (SCOOPS)', 'US'],
  ['Le Palais de la Fête', 'PF'],
  ['L’Atelier d’Aya', 'AA'],
  ['La', 'L'],
  ['', ''],
  ['😀 Ltd', '😀L'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
