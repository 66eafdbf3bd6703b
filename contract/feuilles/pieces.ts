import { nomPiece } from '@comptoir/domain/nomPiece';
import type { Francs } from '@comptoir/domain/units';
import type { Call } from '../call';
import { depenses } from '../depenses';
import type { Texte } from '../errorText';
import { dossierOf } from '../exports';
import { reglementsListe } from '../reglementsListe';
import { type Feuille, fichier, jour, montant, texte } from './feuille';
import { ETATS_PIECES } from './mots';

/**
 * A line of the index of a file of proofs: an expense or a payment with its first proof, or another proof of the same
 * record. Amounts stand on the first line of a record alone, so that each is added up once. In francs.
 */
export interface LignePiece {
  numero: string;
  date: string;
  /** The person who took the cash of an expense, or the client of an order. */
  tiers: string;
  libelle: string;
  typedepense: string;
  projet: string;
  etapeprojet: string;
  caisse: string;
  /** Of an expense. */
  montant: Francs | null;
  /** Of a payment that still settles its debt. */
  entree: Francs | null;
  sortie: Francs | null;
  contrepassele: string | null;
  /** The path of the proof in the file; empty without one. */
  fichier: string;
  /** The name with which it was sent. */
  nom: string;
  /** Null for an expense whose payments have the proofs. */
  etat: keyof typeof ETATS_PIECES | null;
}

/** The sheets of an index, and what it counts. */
export const MOTS_DOSSIER = {
  pieces: { fr: 'Pièces', en: 'Proofs' },
  sans: { fr: 'Sans pièce', en: 'Without proof' },
  absentes: { fr: 'Pièces absentes du serveur', en: 'Proofs missing on the server' },
  supprimes: { fr: 'Éléments supprimés, laissés de côté', en: 'Deleted records, left out' },
} as const satisfies Record<string, Texte>;

type Colonnes = Feuille<LignePiece>['colonnes'];

const avant: Colonnes = {
  numero: texte('Pièce', 'Voucher'),
  date: jour('Date', 'Date'),
  tiers: texte('Tiers', 'Third party'),
  libelle: texte('Libellé', 'Label'),
  typedepense: texte('Type', 'Type'),
  projet: texte('Projet', 'Project'),
  etapeprojet: texte('Étape', 'Step'),
};

const apres: Colonnes = {
  caisse: texte('Caisse', 'Cash register'),
  contrepassele: jour('Contre-passé le', 'Reversed on'),
  fichier: fichier('Fichier', 'File'),
  nom: texte('Nom du fichier', 'File name'),
  etat: texte('État', 'State', ({ etat }) => etat && ETATS_PIECES[etat]),
};

const feuilleDepenses: Feuille<LignePiece> = {
  nom: 'pieces-depenses',
  titre: { fr: 'Dépenses', en: 'Expenses' },
  colonnes: { ...avant, montant: montant('Montant', 'Amount'), sortie: montant('Réglé', 'Paid'), ...apres },
};

const feuilleReglements: Feuille<LignePiece> = {
  nom: 'pieces-reglements',
  titre: { fr: 'Règlements', en: 'Payments' },
  colonnes: { ...avant, entree: montant('Entrée', 'Money in'), sortie: montant('Sortie', 'Money out'), ...apres },
};

const dossier = (name: string, list: unknown, feuille: Feuille<LignePiece>) => {
  const call = list as Call;
  return { name, list: call, file: dossierOf(call), feuille };
};

/** Every list whose proofs leave as one file: its call, the call of the file, and the columns of the index. */
export const dossiers = [
  dossier('depenses.list', depenses.list, feuilleDepenses),
  dossier('depenses.search', depenses.search, feuilleDepenses),
  dossier('reglements.list', reglementsListe.list, feuilleReglements),
] as const;

/** Returns the file of proofs of a list; undefined for a list without proofs. */
export const dossierDe = (list: Call) => dossiers.find((one) => one.list === list);

/** Returns the namer of the proofs of one file: each gets its own name, also where upper and lower case are one. */
export function nommeurDePieces() {
  const given = new Set<string>();
  return (piece: Parameters<typeof nomPiece>[0]): string => {
    for (let rank = 1; ; rank += 1) {
      const nom = `pieces/${nomPiece(piece, rank)}`;
      if (given.has(nom.toLowerCase())) continue;
      given.add(nom.toLowerCase());
      return nom;
    }
  };
}
