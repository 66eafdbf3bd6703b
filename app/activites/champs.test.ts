import { ArreteDetail } from '@comptoir/contract/arretes';
import { Avance } from '@comptoir/contract/avance';
import { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { Client, Relance } from '@comptoir/contract/clients';
import { Commande } from '@comptoir/contract/commandes';
import { Corbeille } from '@comptoir/contract/corbeille';
import { Depense } from '@comptoir/contract/depenses';
import { Fichier } from '@comptoir/contract/fichiers';
import { Imprime } from '@comptoir/contract/imprimes';
import { TYPES_CORBEILLE } from '@comptoir/contract/objets';
import { Organisation } from '@comptoir/contract/organisation';
import { Fonctionnalite, Module, Profil } from '@comptoir/contract/profils';
import { Etapeprojet, Projet } from '@comptoir/contract/projets';
import { Reglement } from '@comptoir/contract/reglements';
import { Id, PlainDate } from '@comptoir/contract/schema';
import { Transfert } from '@comptoir/contract/transferts';
import { Typedepense } from '@comptoir/contract/typedepenses';
import { Utilisateur } from '@comptoir/contract/utilisateurs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TextKey } from '../frame/i18n/translate';
import french from '../public/assets/i18n/fr-FR.json';
import { champOf } from './champOf';
import { champsOf } from './champs';

const RECORDS = {
  arrete: ArreteDetail,
  avance: Avance,
  caisse: Caisse,
  client: Client,
  commande: Commande,
  depense: Depense,
  etapeprojet: Etapeprojet,
  fichier: Fichier,
  fonctionnalite: Fonctionnalite,
  imprime: Imprime,
  module: Module,
  mouvementcaisse: Mouvementcaisse,
  organisation: Organisation,
  profil: Profil,
  projet: Projet,
  reglement: Reglement,
  relance: Relance,
  transfert: Transfert,
  typedepense: Typedepense,
  utilisateur: Utilisateur,
};

const hasWords = (key: string): key is TextKey => Object.hasOwn(french, key);
/** A text without checks of its own: not a day, not a choice. */
const isPlainText = ({ _zod: { def } }: z.core.$ZodType) => def.type === 'string' && Object.keys(def).length === 1;

/** Returns the fields without words, and those that have words but are no text: how they are shown must be said. */
const unknownOf = (objet: string, { shape }: z.ZodMiniObject) =>
  Object.entries(shape)
    .filter(
      ([name, schema]) =>
        !Object.hasOwn(champsOf(objet), name) && !(isPlainText(schema) && champOf(objet, name, hasWords)),
    )
    .map(([name]) => name);

describe('the fields of the audit log (PRODUCT G)', () => {
  for (const [objet, record] of Object.entries(RECORDS)) {
    it(`each field of ${objet} has its words, or says nothing to people`, () => {
      expect(unknownOf(objet, record)).toEqual([]);
    });
  }

  it.each(TYPES_CORBEILLE)('PRODUCT P: so has each field of a %s that came back from the trash', (type) => {
    expect(unknownOf(type, Corbeille)).toEqual([]);
  });

  it('a text that is not named has the words of its form; another field must be named', () => {
    expect(champOf('client', 'denomination', hasWords)).toEqual({ libelle: 'client.denomination' });
    const record = z.strictObject({ denomination: z.string(), nom: PlainDate, ajour: Id, sansmots: z.string() });
    expect(unknownOf('client', record)).toEqual(['nom', 'ajour', 'sansmots']);
  });

  it('what is named keeps its words, and what nobody knows has none', () => {
    expect(champOf('projet', 'montant', hasWords)).toMatchObject({ lecture: 'francs' });
    expect(champOf('client', 'clientid', hasWords)).toBeNull();
    expect(champOf('client', 'sansmots', hasWords)).toBeUndefined();
    expect(champOf('general', 'oui', hasWords)).toBeUndefined();
  });

  it('a kind that is not known here, or is named as what every object has, has none of its own', () => {
    expect(champsOf('inconnu')).toEqual({ version: null });
    expect(champsOf('constructor')).toEqual({ version: null });
  });
});
