import { depenses } from '@comptoir/contract/depenses';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { expect, test } from 'vitest';
import { ApiError } from '../../frame/api/ApiError';
import { writeOf } from './write';

const libelle = 'Transport';
const rename = writeOf(typedepenses.update, { params: { typedepenseid: 1 }, body: { libelle, version: 1 } });

test('a write is known by all that it sends, and by what its form adds', () => {
  expect(rename.payload).toEqual({ typedepenseid: 1, libelle, version: 1 });
  const suppression = writeOf(depenses.remove, { params: { depenseid: 3 } }, { motif: 'double' });
  expect(suppression.payload).toEqual({ depenseid: 3, motif: 'double' });
});

test('PRODUCT Q: no secret is kept with what was sent', () => {
  const reset = writeOf(utilisateurs.resetPassword, { params: { utilisateurid: 1 }, body: { nouveau: 'a-b-c-d' } });
  expect(reset.payload).toEqual({ utilisateurid: 1 });
});

test('RELIABILITY F31: the record of someone else is read from the refusal of a version only', () => {
  const refusal = (code: 'conflit.version' | 'typedepense.existe', data: unknown) =>
    rename.currentOf(new ApiError({ status: 409, code, message: '…', data }));
  const theirs = { typedepenseid: 1, libelle: 'Taxi', version: 2 };
  expect(refusal('conflit.version', theirs)).toEqual(theirs);
  expect(refusal('conflit.version', { unreadable: true })).toBeNull();
  expect(refusal('typedepense.existe', theirs)).toBeNull();
  expect(rename.currentOf(null)).toBeNull();
});
