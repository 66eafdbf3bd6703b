import type { Module } from '@comptoir/contract/profils';
import { describe, expect, it } from 'vitest';
import { choisiesAvec, etendueDuChoix, modulesTrouves, nomsDe, toutesOuAucune } from './choix';

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
    expect(etendueDuChoix(noms, ['caisses'])).toBe('aucune');
    expect(etendueDuChoix(noms, ['caisses', 'clients'])).toBe('partie');
    expect(etendueDuChoix(noms, [...noms].reverse())).toBe('toutes');
  });

  it('come and go one by one, without a double', () => {
    expect(choisiesAvec(['clients'], 'clients', true)).toEqual(['clients']);
    expect(choisiesAvec(['caisses', 'clients'], 'caisses', false)).toEqual(['clients']);
    expect(choisiesAvec(['caisses'], 'clients', true)).toEqual(['caisses', 'clients']);
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
    expect(modulesTrouves(modules, ' DEPENSES ')).toEqual([modules[0]]);
  });

  it('finds features, under their module', () => {
    expect(modulesTrouves(modules, 'regler')).toEqual([{ libelle: 'Dépenses', features: [{ libelle: 'Régler' }] }]);
    expect(modulesTrouves(modules, 'créer')).toHaveLength(2);
  });

  it('without a term finds everything, and nothing for rubbish', () => {
    expect(modulesTrouves(modules, '')).toEqual(modules);
    expect(modulesTrouves(modules, 'zzz')).toEqual([]);
  });
});
