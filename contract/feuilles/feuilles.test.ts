import { describe, expect, test } from 'vitest';
import { checkExportable, nomExport } from '../exportRules';
import { MAX_EXPORTEES } from '../exports';
import { Bilan } from './bilan';
import { csvLine } from './csv';
import { colonneLue, montant, texte } from './feuille';
import { listesExportees } from './feuilles';
import { filtreDe } from './filtres';

/** What a schema of zod says about the values that it takes. */
interface Schema {
  _zod: { def: { innerType?: unknown; entries?: Record<string, unknown>; values?: readonly unknown[] } };
}

const PAGING = ['page', 'limit', 'size'];

const columns = [
  colonneLue('type', texte('Type', 'Type'), 'fr'),
  colonneLue('montant', montant('Montant', 'Amount'), 'fr'),
];

/** Returns what the second sheet says about rows of these types, before who and when. */
function saying(filtres: object, ...types: string[]) {
  const feuille = { nom: 'essai', titre: { fr: 'T', en: 'T' } };
  const edition = { feuille, filtres: { ...filtres }, quand: '2026-11-29T10:00:00.000Z', par: 'A' };
  const bilan = new Bilan(columns, edition, 'fr');
  for (const type of types) bilan.add({ type, montant: 999_999_999_999 });
  return bilan
    .faits()
    .map(({ label, valeur }) => [label, valeur])
    .slice(0, -2);
}

describe('the file of a list (PRODUCT L)', () => {
  test.each(listesExportees)('$name: each column has a field or a value, the id is the last', ({ list, feuille }) => {
    const { element } = list.reply._zod.def as unknown as { element: { shape: object } };
    const missing = Object.entries(feuille.colonnes).filter(([nom, { valeur }]) => !valeur && !(nom in element.shape));
    expect(missing).toEqual([]);
    expect(Object.keys(feuille.colonnes).at(-1)).toMatch(/id$/);
  });

  test('has at most 200 000 rows; more are refused, with how to narrow the list', () => {
    expect(() => checkExportable(MAX_EXPORTEES)).not.toThrow();
    expect(() => checkExportable(MAX_EXPORTEES + 1)).toThrow('export.trop_grand');
  });

  test.each([
    [{}, 'depenses_le-2026-11-29.csv'],
    [{ datedebut: '2026-11-01', datefin: '2026-11-30' }, 'depenses_2026-11_le-2026-11-29.csv'],
    [{ datedebut: '2026-11-01', datefin: '2026-11-15' }, 'depenses_2026-11-01_2026-11-15_le-2026-11-29.csv'],
    [{ datefin: '2026-11-15' }, 'depenses_2026-11-15_le-2026-11-29.csv'],
  ])('is named after its noun, period and day: %j', (filtres, name) => {
    const feuille = { nom: 'depenses', titre: { fr: '', en: '' }, colonnes: {} };
    expect(nomExport(feuille, filtres, { today: '2026-11-29', format: 'csv' })).toBe(name);
  });

  test.each([
    ['=1+1', "'=1+1;-5\r\n"],
    ['\tx', "'\tx;-5\r\n"],
    ['a;"b"', '"a;""b""";-5\r\n'],
    ['-', "'-;-5\r\n"],
    ['a=b', 'a=b;-5\r\n'],
  ])('guards the text %j, and leaves an amount below zero a number', (type, line) => {
    expect(csvLine(columns, { type, montant: -5 })).toBe(line);
  });

  test('adds up amounts, and tells a record by the name that all rows have, otherwise by its id', () => {
    const said = (...types: string[]) => saying({ typeid: 7 }, ...types).slice(1);
    expect(said('Ciment', 'Ciment')).toEqual([
      ['Lignes', 2],
      ['Total : Montant', 1_999_999_999_998],
      ['Filtre : typeid', 'Ciment'],
    ]);
    expect(said('Ciment', 'Bois', 'Ciment').at(-1)).toEqual(['Filtre : typeid', 7]);
    expect(said().at(-1)).toEqual(['Filtre : typeid', 7]);
  });

  test.each(listesExportees)('$name: its filters and their values have words', ({ list, feuille: { nom } }) => {
    const asked = Object.entries({ ...list.params.shape, ...list.query.shape }).filter(
      ([name]) => !PAGING.includes(name),
    );
    const valuesOf = (schema: unknown): readonly unknown[] => {
      const { innerType, entries = {}, values = Object.values(entries) } = (schema as Schema)._zod.def;
      return innerType ? valuesOf(innerType) : values;
    };
    const raw = asked.flatMap(([name, schema]) => {
      const values = valuesOf(schema).filter((value) => value !== '');
      const filtre = filtreDe(nom, name);
      const unsaid = values.filter((value) => !filtre?.mots?.[String(value)]);
      return filtre ? unsaid.map((value) => `${name}=${value}`) : [name];
    });
    expect(raw).toEqual([]);
  });
});
