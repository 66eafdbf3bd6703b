import { describe, expect, it } from 'vitest';
import { changementsOf } from './changements';

describe('changementsOf (PRODUCT G)', () => {
  it('a change shows what is not the same, and not the version that always grows', () => {
    const avant = { libelle: 'Siège', montant: 100, permissions: ['clients'], version: 1 };
    const apres = { libelle: 'Siège', montant: 250, permissions: ['clients', 'caisses'], version: 2 };
    expect(changementsOf(avant, apres)).toEqual([
      { champ: 'montant', avant: '100', apres: '250' },
      { champ: 'permissions', avant: 'clients', apres: 'clients, caisses' },
    ]);
  });

  it('a creation shows what is, a deletion what was; what is empty is neither', () => {
    expect(changementsOf(null, { libelle: 'Siège', projetid: null })).toEqual([
      { champ: 'libelle', avant: '', apres: 'Siège' },
    ]);
    expect(changementsOf({ verrouille: false }, null)).toEqual([{ champ: 'verrouille', avant: 'false', apres: '' }]);
  });

  it('a line without a record, or with something else in its place, has none', () => {
    for (const value of [null, undefined, 'texte', 3, ['a']]) expect(changementsOf(value, null)).toEqual([]);
  });

  it('what lies deeper is compared whole', () => {
    const lignes = [{ libelle: 'Table', qtecmd: 1 }];
    expect(changementsOf({ lignes }, { lignes: [{ libelle: 'Table', qtecmd: 2 }] })).toEqual([
      { champ: 'lignes', avant: '{"libelle":"Table","qtecmd":1}', apres: '{"libelle":"Table","qtecmd":2}' },
    ]);
  });
});
