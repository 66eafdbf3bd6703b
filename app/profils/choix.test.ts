import type { Module } from '@comptoir/contract/profils';
import { describe, expect, it } from 'vitest';
import { avec, etendue, nomsDe, toutesOuAucune, trouves } from './choix';

const clients: Module = {
  moduleid: 1,
  nom: 'clients',
  libelle: 'Clients',
  produit: true,
  fonctionnalites: ['clients.creer', 'clients.modifier'].map((nom, index) => ({
    fonctionnaliteid: index + 1,
    moduleid: 1,
    nom,
    libelle: nom,
    produit: true,
  })),
};
const noms = nomsDe(clients);

describe('permissions of a module (spec § 6)', () => {
  it('are its own and its features’', () => {
    expect(noms).toEqual(['clients', 'clients.creer', 'clients.modifier']);
  });

  it('are chosen all, some or none', () => {
    expect(etendue(noms, ['caisses'])).toBe('aucune');
    expect(etendue(noms, ['caisses', 'clients'])).toBe('partie');
    expect(etendue(noms, [...noms].reverse())).toBe('toutes');
  });

  it('come and go one by one, without a double', () => {
    expect(avec(['clients'], 'clients', true)).toEqual(['clients']);
    expect(avec(['caisses', 'clients'], 'caisses', false)).toEqual(['clients']);
    expect(avec(['caisses'], 'clients', true)).toEqual(['caisses', 'clients']);
  });
});

describe('all or none of a module (CONTRACT "Permissions")', () => {
  const tenues = new Set(['clients', 'clients.creer']);

  it('gives all that one holds oneself', () => {
    expect(toutesOuAucune(noms, ['caisses'], tenues)).toEqual(['caisses', 'clients', 'clients.creer']);
    expect(toutesOuAucune(noms, ['clients'], tenues)).toEqual(['clients', 'clients.creer']);
  });

  it('takes them away when all of them are chosen, and leaves what one does not hold', () => {
    expect(toutesOuAucune(noms, [...noms, 'caisses'], tenues)).toEqual(['clients.modifier', 'caisses']);
  });

  it('changes nothing where one holds nothing', () => {
    expect(toutesOuAucune(noms, ['clients'], new Set())).toEqual(['clients']);
  });
});

describe('search among the permissions', () => {
  const modules = [
    { libelle: 'Dépenses', features: [{ libelle: 'Créer' }, { libelle: 'Régler' }] },
    { libelle: 'Clients', features: [{ libelle: 'Créer' }] },
  ];

  it('finds a module with all its features, ignoring accents and case', () => {
    expect(trouves(modules, ' DEPENSES ')).toEqual([modules[0]]);
  });

  it('finds features, under their module', () => {
    expect(trouves(modules, 'regler')).toEqual([{ libelle: 'Dépenses', features: [{ libelle: 'Régler' }] }]);
    expect(trouves(modules, 'créer')).toHaveLength(2);
  });

  it('without a term finds everything, and nothing for rubbish', () => {
    expect(trouves(modules, '')).toEqual(modules);
    expect(trouves(modules, 'zzz')).toEqual([]);
  });
});
