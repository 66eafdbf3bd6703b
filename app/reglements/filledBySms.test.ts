import { expect, test } from 'vitest';
import { filledBySms } from './filledBySms';

const BEGUN = { reference: '', montant: 298_000, frais: 0 };
const FIRST = { reference: 'T_1', montant: 275_000, frais: 2_750 };

test('a message fills what it says, and leaves the rest as it is', () => {
  const { fields } = filledBySms({ ...FIRST, frais: null }, { ...BEGUN, frais: 100 }, {});
  expect(fields).toEqual({ ...FIRST, frais: 100 });
});

test('a new message takes back what the last one filled', () => {
  const first = filledBySms(FIRST, BEGUN, {});
  const second = filledBySms({ reference: 'T_2', montant: null, frais: null }, first.fields, first.filled);
  expect(second.fields).toEqual({ ...BEGUN, reference: 'T_2' });
  const none = filledBySms({ reference: null, montant: null, frais: null }, second.fields, second.filled);
  expect(none.fields).toEqual(BEGUN);
});

test('what a person typed over a message is theirs, until a message says otherwise', () => {
  const { filled } = filledBySms(FIRST, BEGUN, {});
  const typed = { ...FIRST, montant: 270_000, frais: 500 };
  const second = filledBySms({ reference: 'T_2', montant: 100_000, frais: null }, typed, filled);
  expect(second.fields).toEqual({ reference: 'T_2', montant: 100_000, frais: 500 });
});
