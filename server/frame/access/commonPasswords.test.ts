import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords';

describe('isCommonPassword (CONTRACT "Session")', () => {
  it.each([
    'password123',
    'Password2026!',
    'P@ssw0rd1234',
    'motdepasse',
    'MotDePasse2026',
    'azertyuiop',
    'qwertyuiop',
    '1234567890',
    '9876543210',
    '0000000000',
    '1212121212',
    'aaaaaaaaaa',
    'iloveyou123',
    'jesus-christ-1',
    'Bienvenue2026',
    'administrateur',
    'cotedivoire225',
  ])('refuses %s', async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each(['Tam-tam du 12 palétuvier', 'xK7#pQ2vLm9w', 'girafe violon brouette', '4h8d2k9s1m7q'])(
    'accepts %s',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );

  it.each(['Kouadio2026', 'kouadio-awa-99', 'AwaComptoir!', 'K0uadio.2026'])(
    'refuses %s to Awa Kouadio (ASVS 6.2.11)',
    async (password) => {
      expect(await isCommonPassword(password, ['awa.kouadio'])).toBe(true);
      expect(await isCommonPassword(password, ['yao'])).toBe(false);
    },
  );

  it('takes a name among other words', async () => {
    expect(await isCommonPassword('awa vend des palétuviers', ['awa.kouadio'])).toBe(false);
  });
});
