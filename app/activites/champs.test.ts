import { ArreteDetail } from '@comptoir/contract/arretes';
import { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { Client, Relance } from '@comptoir/contract/clients';
import { Commande } from '@comptoir/contract/commandes';
import { Corbeille, TYPES_CORBEILLE } from '@comptoir/contract/corbeille';
import { Depense } from '@comptoir/contract/depenses';
import { Fichier } from '@comptoir/contract/fichiers';
import { Organisation } from '@comptoir/contract/organisation';
import { Fonctionnalite, Module, Profil } from '@comptoir/contract/profils';
import { Etapeprojet, Projet } from '@comptoir/contract/projets';
import { Reglement } from '@comptoir/contract/reglements';
import { Typedepense } from '@comptoir/contract/typedepenses';
import { Utilisateur } from '@comptoir/contract/utilisateurs';
import { describe, expect, it } from 'vitest';
import { champsOf } from './champs';

const RECORDS = {
  arrete: ArreteDetail,
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
