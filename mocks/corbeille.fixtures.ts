import { TEXT } from '@comptoir/conformance/media';
import { addDays } from '@comptoir/domain/dates';
import { clientRow } from './clients.fixtures';
import { etapeidOf } from './etapeprojets.fixtures';
import { PROFIL } from './profils.fixtures';
import { PROJET } from './projets.fixtures';
import type { CorbeilleRow, EtapeRow } from './store';

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
  ...{ etapeprojetid, projetid, libelle, description: 'Selon le devis', montant: 0, etat: 0, version: 1 },
});

const fichier = (documentid: number, etapeprojetid: number, name: string, createdon: string) => ({
  ...{ documentid, etapeprojetid, name, mime: 'text/plain', bytes: TEXT.bytes, createdon },
});

type Deleted = Omit<CorbeilleRow, 'supprimele'> & { age: number };

const deleted = (today: string): Deleted[] => {
  const createdon = `${addDays(today, -60)}T10:00:00.000Z`;
  return [
    {
      ...{ type: 'profil', id: CORBEILLE.PROFIL, libelle: 'Stagiaire', utilisateurid: 1, age: 30 },
      rows: {
        profils: [{ profilid: CORBEILLE.PROFIL, libelle: 'Stagiaire', permissions: ['clients'], version: 2 }],
      },
    },
    {
      ...{ type: 'utilisateur', id: CORBEILLE.UTILISATEUR, libelle: 'Koffi Yeboua', utilisateurid: 1, age: 28 },
      rows: {
        utilisateurs: [
          {
            ...{ utilisateurid: CORBEILLE.UTILISATEUR, username: 'koffi.yeboua', password: 'koffi.yeboua au comptoir' },
            ...{ motdepassetemporaire: false, nom: 'Yeboua', prenom: 'Koffi', email: '', contact: '0708090102' },
            ...{ sexe: 'M', datenaissance: null, adresse: '', profilid: PROFIL.lecteur, dateexpiration: null },
            ...{ verrouille: false, caisses: null, createdon, version: 4 },
          },
        ],
      },
    },
    {
      ...{ type: 'etapeprojet', id: CORBEILLE.ETAPE_SANS_PROJET, libelle: 'Clôture', utilisateurid: 2, age: 21 },
      rows: { etapeprojets: [etape(CORBEILLE.ETAPE_SANS_PROJET, CORBEILLE.PROJET, 'Clôture')] },
    },
    {
      ...{ type: 'projet', id: CORBEILLE.PROJET, libelle: 'Lavoir de Sinfra', utilisateurid: 1, age: 20 },
      rows: {
        projets: [
          {
            ...{ projetid: CORBEILLE.PROJET, libelle: 'Lavoir de Sinfra', description: 'Bassin et auvent' },
            ...{ montant: 1_150_000, datefin: addDays(today, 40), utilisateurid: 2, createdon, version: 2 },
          },
        ],
        etapeprojets: [etape(921, CORBEILLE.PROJET, 'Terrassement'), etape(922, CORBEILLE.PROJET, 'Bassin')],
        medias: [fichier(923, 922, 'Relevé du puits.txt', createdon)],
      },
    },
    {
      ...{ type: 'typedepense', id: CORBEILLE.TYPEDEPENSE_REPRIS, libelle: 'loyer', utilisateurid: 1, age: 14 },
      rows: { typedepenses: [{ typedepenseid: CORBEILLE.TYPEDEPENSE_REPRIS, libelle: 'loyer', version: 1 }] },
    },
    {
      ...{ type: 'typedepense', id: CORBEILLE.TYPEDEPENSE, libelle: 'Divers', utilisateurid: 2, age: 9 },
      rows: { typedepenses: [{ typedepenseid: CORBEILLE.TYPEDEPENSE, libelle: 'Divers', version: 1 }] },
    },
    {
      ...{ type: 'fichier', id: CORBEILLE.FICHIER, libelle: 'Ancien devis.txt', utilisateurid: 2, age: 4 },
      rows: { medias: [fichier(CORBEILLE.FICHIER, etapeidOf(PROJET.COMPLET, 1), 'Ancien devis.txt', createdon)] },
    },
    {
      ...{ type: 'client', id: CORBEILLE.CLIENT, libelle: 'Garage Moderne', utilisateurid: 1, age: 1 },
      rows: {
        clients: [
          clientRow({ clientid: CORBEILLE.CLIENT, libelleclient: 'Garage Moderne', tel: '2721240077', createdon }),
        ],
      },
    },
  ];
};

/** A deleted record of every type, the oldest first. */
export const corbeille = (today: string): CorbeilleRow[] =>
  deleted(today).map(({ age, ...row }) => ({ ...row, supprimele: `${addDays(today, -age)}T15:33:00.000Z` }));
