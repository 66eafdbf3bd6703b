import { describe, expect, it } from 'vitest';
import { changementsOf } from './changements';

describe('changementsOf (PRODUCT G)', () => {
  it('a change shows what is not the same', () => {
    const avant = { libelle: 'Siège', montant: 100, permissions: ['clients'] };
    const apres = { libelle: 'Siège', montant: 250, permissions: ['clients', 'caisses'] };
    expect(changementsOf(avant, apres)).toEqual([
      { champ: 'montant', avant: 100, apres: 250 },
      { champ: 'permissions', avant: ['clients'], apres: ['clients', 'caisses'] },
    ]);
  });

  it('a creation shows what is, a deletion what was', () => {
    expect(changementsOf(null, { libelle: 'Siège' })).toEqual([{ champ: 'libelle', avant: undefined, apres: 'Siège' }]);
    expect(changementsOf({ verrouille: false }, null)).toEqual([
      { champ: 'verrouille', avant: false, apres: undefined },
    ]);
  });

  it('PRODUCT Q: no list and an empty one are two things: all registers and none', () => {
    for (const [avant, apres] of [
      [null, []],
      [[], null],
      [[1, 3], null],
      [[1, 3], []],
    ])
      expect(changementsOf({ caisses: avant }, { caisses: apres })).toEqual([{ champ: 'caisses', avant, apres }]);
  });

  it('a line without a record, or with something else in its place, has none', () => {
    for (const value of [null, undefined, 'texte', 3, ['a']]) expect(changementsOf(value, null)).toEqual([]);
  });

  it('what lies deeper is compared whole', () => {
    const lignes = (qtecmd: number) => [{ libelle: 'Table', qtecmd }];
    expect(changementsOf({ lignes: lignes(1) }, { lignes: lignes(1) })).toEqual([]);
    expect(changementsOf({ lignes: lignes(1) }, { lignes: lignes(2) })).toEqual([
      { champ: 'lignes', avant: lignes(1), apres: lignes(2) },
    ]);
  });
});
