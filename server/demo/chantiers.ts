/** What the builder has under way. `jour` counts from the first day told, `fin` from the last; francs, days. */
export interface Chantier {
  libelle: string;
  description: string;
  montant: number;
  jour: number;
  fin: number;
  etapes: readonly EtapeChantier[];
}

interface EtapeChantier {
  libelle: string;
  description: string;
  montant: number;
  jours: number;
}

const etape = (libelle: string, description: string, montant: number, jours: number): EtapeChantier => ({
  libelle,
  description,
  montant,
  jours,
});

export const CHANTIERS: readonly Chantier[] = [
  {
    libelle: 'École primaire de Songon',
    description:
      'Six classes, un bureau et des latrines pour la commune ; réception prévue avant la rentrée de janvier.',
    montant: 16_500_000,
    jour: 3,
    fin: 25,
    etapes: [
      etape('Fondations', 'Fouilles, béton de propreté, semelles et longrines', 4_000_000, 32),
      etape('Élévation des murs', 'Agglos de 15, poteaux et chaînage haut, y compris le préau', 5_500_000, 45),
      etape('Charpente et toiture', 'Bois rouge et tôles bac alu 35/100e', 4_500_000, 50),
      etape('Finitions', 'Enduits, peinture, menuiseries et tableaux noirs', 2_500_000, 60),
    ],
  },
  {
    libelle: 'Résidence Les Palétuviers, Bingerville',
    description: 'Bloc B : huit appartements de trois pièces sur deux niveaux, parking et local des gardiens.',
    montant: 24_000_000,
    jour: 10,
    fin: 90,
    etapes: [
      etape('Terrassement', 'Décapage, plateforme et évacuation des terres', 2_500_000, 20),
      etape('Gros œuvre du rez-de-chaussée', 'Poteaux, poutres, dalle haute et escalier', 9_000_000, 75),
      etape('Gros œuvre de l’étage', 'Poteaux, poutres et dalle terrasse avec son étanchéité', 8_000_000, 90),
      etape('Second œuvre', 'Plomberie, électricité, carrelage et menuiseries aluminium', 0, 60),
    ],
  },
  {
    libelle: 'Clôture du dépôt de Yopougon',
    description: 'Cent vingt mètres de mur, un portail coulissant et une guérite.',
    montant: 2_200_000,
    jour: 18,
    fin: -95,
    etapes: [
      etape('Mur', 'Semelle filante, agglos et chaînage', 1_700_000, 24),
      etape('Portail et guérite', 'Portail métallique coulissant et guérite de deux mètres sur deux', 500_000, 14),
    ],
  },
  {
    libelle: 'Bureaux du Plateau, troisième étage',
    description: 'Cloisons, faux plafond, climatisation et câblage de douze postes.',
    montant: 6_800_000,
    jour: 48,
    fin: -9,
    etapes: [
      etape('Démolition', 'Dépose des anciennes cloisons et évacuation', 800_000, 12),
      etape('Cloisons et faux plafond', 'Plaques de plâtre, dalles minérales', 3_200_000, 45),
      etape('Climatisation et réseau', 'Six splits, baie et câblage', 2_800_000, 70),
    ],
  },
  {
    libelle: 'Forage de Dabou',
    description: 'Forage de soixante mètres, château d’eau de dix mètres cubes et quatre bornes.',
    montant: 7_500_000,
    jour: 72,
    fin: 40,
    etapes: [
      etape('Forage', 'Étude, foration et essai de pompage', 3_500_000, 30),
      etape('Château d’eau', 'Massif, structure métallique et cuve', 2_500_000, 60),
      etape('Réseau et bornes', 'Conduites, robinets et regards', 1_500_000, 40),
    ],
  },
  {
    libelle: 'Boutique de Cocody Angré',
    description: 'Aménagement d’une boutique de cent mètres carrés avec sa réserve.',
    montant: 3_100_000,
    jour: 98,
    fin: 15,
    etapes: [
      etape('Aménagement', 'Comptoir, rayonnages et carrelage', 2_000_000, 28),
      etape('Enseigne et éclairage', 'Enseigne lumineuse, spots et tableau', 0, 40),
    ],
  },
  {
    libelle: 'Dispensaire d’Anyama',
    description: 'Réfection de la salle de soins, de la pharmacie et de la toiture.',
    montant: 5_400_000,
    jour: 122,
    fin: 60,
    etapes: [
      etape('Toiture', 'Remplacement des tôles et du faux plafond', 2_400_000, 18),
      etape('Salle de soins', 'Carrelage, paillasses et plomberie', 3_000_000, 60),
    ],
  },
  {
    libelle: 'Terrain de sport de Koumassi',
    description: 'Terrain de basket et ses gradins, pour la jeunesse du quartier.',
    montant: 4_200_000,
    jour: 147,
    fin: 120,
    etapes: [],
  },
];
