import { expect, it } from 'vitest';
import { PROFILS_DE_DEPART, TYPES_DE_DEPART } from './maison';
import { moduleOf } from './permission';
import { searchKey } from './texte';

it('a profile of a new house opens the screen of each thing it may do, and sets up nothing (D80)', () => {
  const forbidden =
    /supprimer|gerer|restaurer|approuver|utilisateurs|modules|profils|corbeille|organisation|caisses\.(creer|modifier)/;
  for (const { permissions } of PROFILS_DE_DEPART) {
    const held = new Set<string>(permissions);
    expect(permissions.filter((nom) => !held.has(moduleOf(nom) ?? ''))).toEqual([]);
    expect(permissions.filter((nom) => forbidden.test(nom))).toEqual([]);
  }
});

it('who builds asks for advances, who keeps the till pays them out, and nobody does both (ADR 0039)', () => {
  const withAvances = PROFILS_DE_DEPART.flatMap(({ libelle, permissions }) => {
    const own = permissions.filter((nom) => moduleOf(nom) === 'avances');
    return own.length > 0 ? [{ libelle, own }] : [];
  });
  expect(withAvances).toEqual([
    { libelle: 'Caisse', own: ['avances', 'avances.accorder'] },
    { libelle: 'Chantier', own: ['avances', 'avances.demander'] },
  ]);
});

it('no two types or profiles of a new house are called the same', () => {
  for (const labels of [TYPES_DE_DEPART, PROFILS_DE_DEPART.map(({ libelle }) => libelle)]) {
    expect(new Set(labels.map(searchKey)).size).toBe(labels.length);
  }
});
