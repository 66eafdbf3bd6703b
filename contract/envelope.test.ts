import { describe, expect, test } from 'vitest';
import { calls } from './calls';
import { failure, isSuccess, langOf, success, throwAll, throwFirst } from './envelope';

describe('success (CONTRACT "Envelope")', () => {
  test('has status, data and message, and count only where it is given', () => {
    expect(success(calls.caisses.all, { data: [] }, 'fr')).toEqual({
      status: true,
      data: [],
      message: 'Opération effectuée avec succès',
    });
    expect(success(calls.caisses.list, { data: [], count: 0 }, 'en')).toMatchObject({ count: 0 });
  });

  test('has a truthy error on themes, and statuscode on the deletion of a payment', () => {
    expect(success(calls.themes.read, { data: [] }, 'fr')).toMatchObject({ error: true });
    expect(success(calls.reglements.remove, { data: null }, 'fr')).toMatchObject({ statuscode: 200 });
  });
});

describe('failure (CONTRACT "Envelope")', () => {
  test('has no data, a code, a sentence and every field', () => {
    const errors = [{ path: 'libelle', code: 'champ.trop_long', params: { maximum: 255 } }] as const;
    expect(failure(calls.caisses.create, 'requete.invalide', 'en', { errors })).toEqual({
      status: false,
      data: null,
      message: 'Check the fields shown.',
      code: 'requete.invalide',
      errors: [{ path: 'libelle', code: 'champ.trop_long', message: '255 characters at most.' }],
    });
  });

  test('has a false error on themes, the HTTP status on the deletion of a payment, and neither elsewhere', () => {
    expect(failure(calls.themes.read, 'auth.session', 'fr')).toMatchObject({ error: false });
    expect(failure(calls.reglements.remove, 'introuvable', 'fr')).toMatchObject({ statuscode: 404 });
    expect(failure(null, 'introuvable', 'fr')).not.toHaveProperty('error');
  });

  test('carries the current record of a version conflict', () => {
    expect(failure(calls.caisses.update, 'conflit.version', 'fr', { data: { version: 2 } }).data).toEqual({
      version: 2,
    });
  });

  test('of what rules found, either the first is thrown with its own code, or all the fields', () => {
    const found = [
      { path: 'date', code: 'date.future' },
      { path: 'montant', code: 'montant.nul' },
    ] as const;
    const thrownBy = (check: () => void) => {
      try {
        check();
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(thrownBy(() => throwFirst(found))).toMatchObject({ code: 'date.future', details: { errors: [found[0]] } });
    expect(thrownBy(() => throwFirst([{ code: 'commande.soldee' }]))).toMatchObject({ details: { errors: [] } });
    expect(thrownBy(() => throwAll(found))).toMatchObject({ code: 'requete.invalide', details: { errors: found } });
    expect([thrownBy(() => throwFirst([])), thrownBy(() => throwAll([]))]).toEqual([null, null]);
  });
});

describe('isSuccess: one place decides (CONTRACT "Envelope")', () => {
  test.each([
    [200, { status: true }, true],
    [201, { status: true, error: false }, true],
    [200, { status: false, error: true }, false],
    [200, { status: 'true' }, false],
    [200, { error: true }, true],
    [200, { error: false }, false],
    [200, { statuscode: 200 }, true],
    [200, { statuscode: '204' }, true],
    [200, { statuscode: 409 }, false],
    [200, {}, false],
    [422, { status: true }, false],
    [500, { error: true }, false],
    [302, { status: true }, false],
    [200, null, false],
    [200, 'ok', false],
  ])('%i with %j is %j', (status, body, expected) => {
    expect(isSuccess(status, body)).toBe(expected);
  });
});

test('langOf is French unless English is asked for first (CONTRACT "Envelope")', () => {
  const headers = [undefined, '', 'fr-FR,en;q=0.8', 'de', 'en', ' EN-us,fr', '*'];
  expect(headers.map(langOf)).toEqual(['fr', 'fr', 'fr', 'fr', 'en', 'en', 'fr']);
});
