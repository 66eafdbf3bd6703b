import { expect, it } from 'vitest';
import { checkOwnNouveau } from './authRules';

it('a password of one’s own becomes another one (CONTRACT "Session")', () => {
  const [ancien, nouveau] = ['le toit est rouge', 'le mur est blanc'];
  const asked = { username: 'awa', isCommon: false, ancien };
  expect(() => checkOwnNouveau({ ...asked, nouveau, confirmation: nouveau })).not.toThrow();
  expect(() => checkOwnNouveau({ ...asked, nouveau: ancien, confirmation: ancien })).toThrow(
    expect.objectContaining({ code: 'motdepasse.inchange' }),
  );
});
