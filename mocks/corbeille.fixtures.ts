import { TEXT } from '@comptoir/conformance/media';
import { addDays } from '@comptoir/domain/dates';
import { clientRow } from './clients.fixtures';
import { etapeidOf } from './etapeprojets.fixtures';
import { PROFIL } from './profils.fixtures';
import { PROJET } from './projets.fixtures';
import type { CorbeilleRow, EtapeRow, Rows } from './store';
import { utilisateurRow } from './utilisateurs.fixtures';

/** Ids of the deleted records that stories use. */
export const CORBEILLE = {
  CLIENT: 911,
  TYPEDEPENSE: 912,
  /** It has two steps and a file. */
  PROJET: 913,
  /** A step of the deleted project: it cannot be restored before its project. */
  ETAPE_SANS_PROJET: 914,
  FICHIER: 915,
  /** Another type has its label now, so it cannot be restored. */
  TYPEDEPENSE_REPRIS: 916,
  UTILISATEUR: 917,
  PROFIL: 918,
} as const;

const etape = (etapeprojetid: number, projetid: number, libelle: string): EtapeRow => ({
  etapeprojetid,
  projetid,
  libelle,
  description: 'Selon le devis',
  montant: 0,
  etat: 0,
  version: 1,
});

const fichier = (documentid: number, etapeprojetid: number, name: string, createdon: string) => ({
  documentid,
  etapeprojetid,
  name,
  mime: 'text/plain',
  bytes: TEXT.bytes,
  createdon,
});

type Line = readonly [age: number, par: number, type: CorbeilleRow['type'], id: number, libelle: string, Partial<Rows>];

const typedepense = (typedepenseid: number, libelle: string) => ({
  typedepenses: [{ typedepenseid, libelle, version: 1 }],
});

const deleted = (today: string): Line[] => {
  const createdon = `${addDays(today, -60)}T10:00:00.000Z`;
  const profil = { profilid: CORBEILLE.PROFIL, libelle: 'Stagiaire', permissions: ['clients'], version: 2 };
  const utilisateur = utilisateurRow({
    utilisateurid: CORBEILLE.UTILISATEUR,
    profilid: PROFIL.lecteur,
    prenom: 'Koffi',
    nom: 'Yeboua',
    sexe: 'M',
    username: 'koffi.yeboua',
    contact: '0708090102',
    datenaissance: null,
    createdon,
    version: 4,
  });
  const projet = {
    projetid: CORBEILLE.PROJET,
    libelle: 'Lavoir de Sinfra',
    description: 'Bassin et auvent',
    montant: 1_150_000,
    datefin: addDays(today, 40),
    utilisateurid: 2,
    createdon,
    version: 2,
  };
  const etapes = [etape(921, CORBEILLE.PROJET, 'Terrassement'), etape(922, CORBEILLE.PROJET, 'Bassin')];
  const releve = fichier(923, 922, 'Relevé du puits.txt', createdon);
  const cloture = etape(CORBEILLE.ETAPE_SANS_PROJET, CORBEILLE.PROJET, 'Clôture');
  const devis = fichier(CORBEILLE.FICHIER, etapeidOf(PROJET.COMPLET, 1), 'Ancien devis.txt', createdon);
  const client = clientRow({
    clientid: CORBEILLE.CLIENT,
    libelleclient: 'Garage Moderne',
    tel: '2721240077',
    createdon,
  });
  return [
    [30, 1, 'profil', CORBEILLE.PROFIL, 'Stagiaire', { profils: [profil] }],
    [28, 1, 'utilisateur', CORBEILLE.UTILISATEUR, 'Koffi Yeboua', { utilisateurs: [utilisateur] }],
    [21, 2, 'etapeprojet', CORBEILLE.ETAPE_SANS_PROJET, 'Clôture', { etapeprojets: [cloture] }],
    [20, 1, 'projet', projet.projetid, projet.libelle, { projets: [projet], etapeprojets: etapes, medias: [releve] }],
    [14, 1, 'typedepense', CORBEILLE.TYPEDEPENSE_REPRIS, 'loyer', typedepense(CORBEILLE.TYPEDEPENSE_REPRIS, 'loyer')],
    [9, 2, 'typedepense', CORBEILLE.TYPEDEPENSE, 'Divers', typedepense(CORBEILLE.TYPEDEPENSE, 'Divers')],
    [4, 2, 'fichier', CORBEILLE.FICHIER, 'Ancien devis.txt', { medias: [devis] }],
    [1, 1, 'client', CORBEILLE.CLIENT, 'Garage Moderne', { clients: [client] }],
  ];
};

/** A deleted record of every type, the oldest first. */
export const corbeille = (today: string): CorbeilleRow[] =>
  deleted(today).map(([age, utilisateurid, type, id, libelle, rows]) => ({
    type,
    id,
    libelle,
    utilisateurid,
    rows,
    supprimele: `${addDays(today, -age)}T15:33:00.000Z`,
  }));
