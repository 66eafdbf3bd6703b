import { describe, expect, it, vi } from 'vitest';
import type { Session } from './session';
import { newJti, signToken, tokenKey, tokenVerifier, verifyToken } from './token';

const key = tokenKey('a secret of the tests, long enough to sign with');
const SHOWN = { compagnie: 'Comptoir', logo: '', adresse: '', photo: '' };
const END = Date.parse('2026-11-21T12:00:00Z');

const sessionOf = (jti: string): Session => ({
  jti,
  empreinte: '',
  utilisateurid: 1,
  nom: 'Kouassi',
  prenom: 'Awa',
  libelleprofil: 'Caisse',
  ...{
    motdepassetemporaire: false,
    permissions: new Set<string>(),
    attitrees: null,
    avances: [],
    caisses: null,
    carrier: 'cookie',
  },
  expire: new Date(END).toISOString(),
});

describe('a token whose signature is remembered (CONTRACT "Session")', () => {
  it('is over when it is over, also when it was seen before', async () => {
    const verify = tokenVerifier(key);
    const jti = newJti();
    const token = await signToken(sessionOf(jti), SHOWN, key);
    expect([await verify(token, END - 1000), await verify(token, END - 1000)]).toEqual([jti, jti]);
    expect(await verify(token, END)).toBeNull();
    expect(await verify(token, END - 1)).toBe(jti);
  });

  it('is remembered as a whole: one letter of another signature is not ours (RELIABILITY F83)', async () => {
    const verify = tokenVerifier(key);
    const token = await signToken(sessionOf(newJti()), SHOWN, key);
    await verify(token, END - 1000);
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await verify(forged, END - 1000)).toBeNull();
    expect(await tokenVerifier(tokenKey('another secret, of the same length as ours'))(token, END - 1000)).toBeNull();
  });

  it('is one of a thousand: the oldest is verified anew', async () => {
    const verifyOne = vi.fn(verifyToken);
    const verify = tokenVerifier(key, verifyOne);
    const signed = async () => signToken(sessionOf(newJti()), SHOWN, key);
    const oldest = await signed();
    /** Returns how many signatures are verified for this token. */
    const costOf = async (token: string) => {
      const before = verifyOne.mock.calls.length;
      expect(await verify(token, END - 1000)).not.toBeNull();
      return verifyOne.mock.calls.length - before;
    };
    expect([await costOf(oldest), await costOf(oldest)]).toEqual([1, 0]);
    for (let n = 0; n < 999; n += 1) await costOf(await signed());
    expect(await costOf(oldest)).toBe(0);
    await costOf(await signed());
    expect(await costOf(oldest)).toBe(1);
  });
});
