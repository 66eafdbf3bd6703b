import type { Francs } from '@comptoir/domain/units';
/**
 * A building site. `jour` counts in days from the first day of the story, `fin` from its last day; amounts in francs.
 */
export interface Chantier {
  libelle: string;
  description: string;
  montant: Francs;
  jour: number;
  fin: number;
  etapes: readonly EtapeChantier[];
}

interface EtapeChantier {
  libelle: string;
  description: string;
  montant: Francs;
  jours: number;
}

const etape = (libelle: string, description: string, montant: Francs, jours: number): EtapeChantier => ({
  libelle,
  description,
  montant,
  jours,
});

export const CHANTIERS: readonly Chantier[] = [
  {
    libelle: 'Réfection de l’école de Songon',
    description: 'Deux classes reconstruites, toiture et peinture des quatre autres, avant la rentrée de janvier.',
    montant: 4_800_000,
    jour: 3,
    fin: 25,
    etapes: [
      etape('Fondations', 'Fouilles, béton de propreté, semelles et longrines', 1_200_000, 32),
      etape('Élévation des murs', 'Agglos de 15, poteaux et chaînage haut, y compris le préau', 1_600_000, 45),
      etape('Charpente et toiture', 'Bois rouge et tôles bac alu 35/100e', 1_300_000, 50),
      etape('Finitions', 'Enduits, peinture, menuiseries et tableaux noirs', 700_000, 60),
    ],
  },
  {
    libelle: 'Résidence Les Palétuviers, Bingerville',
    description: 'Première tranche du bloc B : deux appartements de trois pièces, parking et local des gardiens.',
    montant: 9_500_000,
    jour: 10,
    fin: 90,
    etapes: [
      etape('Terrassement', 'Décapage, plateforme et évacuation des terres', 1_200_000, 20),
      etape('Gros œuvre du rez-de-chaussée', 'Poteaux, poutres, dalle haute et escalier', 3_500_000, 75),
      etape('Gros œuvre de l’étage', 'Poteaux, poutres et dalle terrasse avec son étanchéité', 3_800_000, 90),
      etape('Second œuvre', 'Plomberie, électricité, carrelage et menuiseries aluminium', 0, 60),
    ],
  },
  {
    libelle: 'Clôture du dépôt de Yopougon',
    description: 'Trente mètres de mur, un portail coulissant et une guérite.',
    montant: 650_000,
    jour: 18,
    fin: -95,
    etapes: [
      etape('Mur', 'Semelle filante, agglos et chaînage', 500_000, 24),
      etape('Portail et guérite', 'Portail métallique coulissant et guérite de deux mètres sur deux', 150_000, 14),
    ],
  },
  {
    libelle: 'Bureaux du Plateau, troisième étage',
    description: 'Cloisons, faux plafond, climatisation et câblage de douze postes.',
    montant: 3_900_000,
    jour: 48,
    fin: -9,
    etapes: [
      etape('Démolition', 'Dépose des anciennes cloisons et évacuation', 500_000, 12),
      etape('Cloisons et faux plafond', 'Plaques de plâtre, dalles minérales', 1_900_000, 45),
      etape('Climatisation et réseau', 'Six splits, baie et câblage', 1_500_000, 70),
    ],
  },
  {
    libelle: 'Forage de Dabou',
    description: 'Remise en état : pompe, château d’eau de dix mètres cubes et quatre bornes.',
    montant: 2_400_000,
    jour: 72,
    fin: 40,
    etapes: [
      etape('Forage', 'Curage, pompe et essai de pompage', 1_000_000, 30),
      etape('Château d’eau', 'Massif, structure métallique et cuve', 900_000, 60),
      etape('Réseau et bornes', 'Conduites, robinets et regards', 500_000, 40),
    ],
  },
  {
    libelle: 'Boutique de Cocody Angré',
    description: 'Aménagement d’une boutique de cent mètres carrés avec sa réserve.',
    montant: 900_000,
    jour: 98,
    fin: 15,
    etapes: [
      etape('Aménagement', 'Comptoir, rayonnages et carrelage', 600_000, 28),
      etape('Enseigne et éclairage', 'Enseigne lumineuse, spots et tableau', 0, 40),
    ],
  },
  {
    libelle: 'Dispensaire d’Anyama',
    description: 'Réfection de la salle de soins, de la pharmacie et de la toiture.',
    montant: 2_100_000,
    jour: 122,
    fin: 60,
    etapes: [
      etape('Toiture', 'Remplacement des tôles et du faux plafond', 900_000, 18),
      etape('Salle de soins', 'Carrelage, paillasses et plomberie', 1_200_000, 60),
    ],
  },
  {
    libelle: 'Terrain de sport de Koumassi',
    description: 'Terrain de basket et ses gradins, pour la jeunesse du quartier.',
    montant: 1_200_000,
    jour: 147,
    fin: 120,
    etapes: [],
  },
];
