import { describe, expect, it } from 'vitest';
import { Caisse, Mouvementcaisse } from '#contract/caisses';
import { Client, Relance } from '#contract/clients';
import { Commande } from '#contract/commandes';
import { Corbeille, TYPES_CORBEILLE } from '#contract/corbeille';
import { Depense } from '#contract/depenses';
import { Fichier } from '#contract/fichiers';
import { Organisation } from '#contract/organisation';
import { Fonctionnalite, Module, Profil } from '#contract/profils';
import { Etapeprojet, Projet } from '#contract/projets';
import { Reglement } from '#contract/reglements';
import { Typedepense } from '#contract/typedepenses';
import { Utilisateur } from '#contract/utilisateurs';
import { champsOf } from './champs';

const RECORDS = {
  caisse: Caisse,
  client: Client,
  commande: Commande,
  depense: Depense,
  etapeprojet: Etapeprojet,
  fichier: Fichier,
  fonctionnalite: Fonctionnalite,
  module: Module,
  mouvementcaisse: Mouvementcaisse,
  organisation: Organisation,
  profil: Profil,
  projet: Projet,
  reglement: Reglement,
  relance: Relance,
  typedepense: Typedepense,
  utilisateur: Utilisateur,
};

const unknownOf = (objet: string, { shape }: { shape: object }) =>
  Object.keys(shape).filter((name) => !Object.hasOwn(champsOf(objet), name));

describe('the fields of the audit log (PRODUCT G)', () => {
  for (const [objet, record] of Object.entries(RECORDS)) {
    it(`each field of ${objet} has its words, or says nothing to people`, () => {
      expect(unknownOf(objet, record)).toEqual([]);
    });
  }

  it.each(TYPES_CORBEILLE)('PRODUCT P: so has each field of a %s that came back from the trash', (type) => {
    expect(unknownOf(type, Corbeille)).toEqual([]);
  });

  it('a kind that is not known here, or is named as what every object has, has none of its own', () => {
    expect(champsOf('inconnu')).toEqual({ version: null });
    expect(champsOf('constructor')).toEqual({ version: null });
  });
});
