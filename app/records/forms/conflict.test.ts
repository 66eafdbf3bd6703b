import { describe, expect, test } from 'vitest';
import { rebaseForm } from './conflict';

const formOf = (values: Record<string, unknown>) => ({
  values,
  setValue: (name: string, value: unknown) => {
    values[name] = value;
  },
});

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
});
