import { typedepenses } from '@comptoir/contract/typedepenses';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../frame/api/ApiError';
import { rebaseForm, reloadOf } from './conflict';

const formOf = (values: Record<string, unknown>, error: ApiError | null = null) => ({
  values,
  error,
  setValue: (name: string, value: unknown) => {
    values[name] = value;
  },
});
const conflict = (data: unknown) => new ApiError({ status: 409, code: 'conflit.version', message: '…', data });

describe('RELIABILITY F31: two tabs edit one record', () => {
  test('what was typed stays, what was left alone takes the other person’s value', () => {
    const form = formOf({ libelle: 'typed', description: 'old' });
    rebaseForm(form, { libelle: 'old', description: 'old' }, { libelle: 'theirs', description: 'theirs' });
    expect(form.values).toEqual({ libelle: 'typed', description: 'theirs' });
  });

  test('a list that was left alone takes the other person’s value too', () => {
    const form = formOf({ lignes: [{ libelle: 'Table' }], etapes: [1, 2] });
    rebaseForm(form, { lignes: [{ libelle: 'Table' }], etapes: [1] }, { lignes: [], etapes: [] });
    expect(form.values).toEqual({ lignes: [], etapes: [1, 2] });
  });

  const base = { typedepenseid: 1, libelle: 'Transport', version: 1 };
  const valuesOf = ({ libelle }: typeof base) => ({ libelle });

  test('a reload bases the form on the current record', () => {
    const form = formOf({ libelle: 'Transport' }, conflict({ ...base, libelle: 'Taxi', version: 2 }));
    let record = base;
    reloadOf(typedepenses.update, form, [base, (current) => (record = current)], valuesOf)?.();
    expect(record.version).toBe(2);
    expect(form.values.libelle).toBe('Taxi');
  });

  test('there is nothing to reload without a conflict, after the reload, or for another refusal', () => {
    const reload = (error: ApiError | null, version = 1) =>
      reloadOf(typedepenses.update, formOf({}, error), [{ ...base, version }, () => undefined], valuesOf);
    expect(reload(null)).toBeUndefined();
    expect(reload(conflict({ ...base, version: 2 }), 2)).toBeUndefined();
    expect(reload(conflict({ unreadable: true }))).toBeUndefined();
    expect(reload(new ApiError({ status: 409, code: 'typedepense.existe', message: '…' }))).toBeUndefined();
  });
});
