import { ERRORS, type ErrorCode } from '@comptoir/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../frame/api/ApiError';
import { isFinal } from './sendUpload';

const refused = (code: ErrorCode) => new ApiError({ status: ERRORS[code].status, code, message: '…' });

test.each(['fichier.type', 'fichier.vide', 'fichier.trop_grand', 'introuvable', 'auth.permission'] as const)(
  'DESIGN rule 20: %s would be refused again',
  (code) => {
    expect(isFinal(refused(code))).toBe(true);
  },
);

test.each([
  'base.indisponible',
  'requete.expiree',
  'requete.trop_frequente',
  'auth.session',
  'interne',
  'etapeprojet.trop_fichiers',
  'idempotence.conflit',
] as const)('PRODUCT 1.19: after %s the file may be sent again', (code) => {
  expect(isFinal(refused(code))).toBe(false);
});

test('PRODUCT 1.19: a line that dropped is no refusal', () => {
  expect(isFinal(new ApiError({ status: 0, code: 'reseau', message: '…', isUnknownResult: true }))).toBe(false);
});
