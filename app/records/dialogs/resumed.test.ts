import { expect, it } from 'vitest';
import { form, formOf, formUnder, step } from './resumed';

const row = { id: 12 };
const rowOf = (id: string) => (id === '12' ? row : undefined);

it('a form opens about its record, or about none for a new one; a step is never about none', () => {
  expect(form<typeof row>('caisse').subject(row, '', rowOf)).toBe(row);
  expect(form<typeof row>('caisse').subject(null, '', rowOf)).toBe(null);
  expect(formOf<typeof row>('avancerefuser').subject(null, '', rowOf)).toBe(undefined);
  expect(step<typeof row>('reglements').rowOf?.(row)).toBe(row);
});

it('a new record that belongs to a row opens about that row, if it is here; a written one is of another form', () => {
  const count = formUnder('arrete', (of: typeof row, nature) => ({ of, nature }));
  expect(count.subject(null, '12.controle', rowOf)).toEqual({ of: row, nature: 'controle' });
  expect(count.subject(null, '13.controle', rowOf)).toBe(undefined);
  expect(count.subject(row, '12.3', rowOf)).toBe(undefined);
});
