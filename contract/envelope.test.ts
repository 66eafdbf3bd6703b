import { describe, expect, test } from 'vitest';
import { calls } from './calls';
import { failure, isSuccess, langOf, Refusal, refuseField, success } from './envelope';

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
    const errors = [{ path: 'montant', code: 'montant.nul', message: 'x' }] as const;
    expect(failure(calls.caisses.create, 'requete.invalide', 'en', { errors: [...errors] })).toEqual({
      status: false,
      data: null,
      message: 'Check the fields shown.',
      code: 'requete.invalide',
      errors,
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

  test('refuseField names the field in the caller’s language', () => {
    const refusal = refuseField('caisseid', 'caisse.solde_insuffisant', 'en');
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.details.errors).toEqual([
      { path: 'caisseid', code: 'caisse.solde_insuffisant', message: 'The account balance is insufficient.' },
    ]);
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
