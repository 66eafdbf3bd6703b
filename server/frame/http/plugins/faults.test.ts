import { Refusal } from '@comptoir/contract/envelope';
import { describe, expect, it } from 'vitest';
import { isFault, refusalOf } from './faults';

const ofDatabase = (code: string, constraint?: string) => Object.assign(new Error('database'), { code, constraint });
const isTold = (error: unknown) => isFault(error, refusalOf(error));

describe('the log tells as an error', () => {
  it('what nobody thought of, and what a handler should have refused before the database did', () => {
    expect(isTold(new TypeError('undefined is not a function'))).toBe(true);
    expect(isTold(ofDatabase('23503', 'depense_typedepenseid_fkey'))).toBe(true);
    expect(isTold(ofDatabase('22003'))).toBe(true);
    expect(isTold(ofDatabase('23505', 'unknown_index'))).toBe(true);
    // This constraint is the last guard of a balance: a handler that reaches it did not lock its register.
    expect(isTold(ofDatabase('23514', 'caisse_solde_check'))).toBe(true);
  });

  it('not a second type of one label, which the database alone can refuse, nor any other refusal', () => {
    const twice = ofDatabase('23505', 'typedepense_cle');
    expect(refusalOf(twice).code).toBe('typedepense.existe');
    expect(isTold(twice)).toBe(false);
    expect(isTold(new Refusal('introuvable'))).toBe(false);
    expect(isTold(ofDatabase('57014'))).toBe(false);
  });
});
