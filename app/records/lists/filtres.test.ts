import { describe, expect, it } from 'vitest';
import { chosenOf, idIn, noneOf, oneIn, queryOf } from './filtres';
import { dateIn } from './PeriodFilter';

const FILTRES = {
  datedebut: { read: dateIn, chip: 'named' },
  datefin: { read: dateIn, chip: 'named' },
  typedepenseid: { read: idIn },
  statut: { read: oneIn(['', 'insolde']) },
  retard: { read: oneIn(['1']) },
  vue: { read: oneIn(['liste']), isView: true },
} as const;

describe('filters in an address (DESIGN rule 1)', () => {
  it('what is no date, no id, no choice has no effect', () => {
    const state = {
      datedebut: '2026-02-30',
      datefin: '2026-11-20',
      typedepenseid: '07',
      statut: 'Soldé',
      retard: 'oui',
    };
    expect(chosenOf(FILTRES, state)).toEqual({ ...noneOf(FILTRES), datefin: '2026-11-20' });
    expect(chosenOf(FILTRES, { typedepenseid: '2147483648', statut: 'insolde', retard: '1' })).toEqual({
      ...noneOf(FILTRES),
      statut: 'insolde',
      retard: '1',
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '', '12345678901'])('%j is no id', (text) => expect(idIn(text)).toBe(''));
  it.each(['1', '2147483647'])('%s is an id', (text) => expect(idIn(text)).toBe(text));
});

it('what is without effect may be told of some filters alone', () => {
  expect(noneOf(FILTRES, ({ chip }) => chip !== undefined)).toEqual({ datedebut: '', datefin: '' });
});

describe('queryOf', () => {
  const none = chosenOf(FILTRES, {});

  it('says what narrows the list, and neither another view nor anything else', () => {
    expect(queryOf(FILTRES, none)).toEqual({});
    expect(
      queryOf(FILTRES, { ...none, datedebut: '2026-11-01', datefin: '2026-11-01', retard: '1', vue: 'liste' }),
    ).toEqual({
      datedebut: '2026-11-01',
      datefin: '2026-11-01',
      retard: '1',
    });
  });

  it('leaves out an end before its beginning, which the server refuses', () => {
    expect(queryOf(FILTRES, { ...none, datedebut: '2026-11-02', datefin: '2026-11-01' })).toEqual({
      datedebut: '2026-11-02',
    });
  });
});
