import type { Permission } from './permission';

/** Types of expenses that a new house is born with, as businesses in Côte d'Ivoire keep them (D80). */
export const TYPES_DE_DEPART = [
  'Carburant',
  'Transport',
  'Loyer',
  'Électricité et eau',
  'Fournitures',
  'Main-d’œuvre',
  'Matériaux',
  'Communication',
  'Entretien et réparation',
  'Divers',
] as const;

/** A profile that a new house is born with. */
export interface ProfilDeDepart {
  libelle: string;
  permissions: readonly Permission[];
}

/**
 * Profiles that a new house is born with: what each trade needs for its day and no more. None deletes, none keeps
 * people, profiles or settings, and the till neither opens registers nor decides what is bought (D80).
 */
export const PROFILS_DE_DEPART: readonly ProfilDeDepart[] = [
  {
    libelle: 'Caisse',
    permissions: [
      'tableau de bord',
      'caisses',
      'caisses.mouvements',
      'depenses',
      'depenses.regler',
      // Clients come to the counter to pay what they owe.
      'clients',
      'commandes',
      'commandes.regler',
    ],
  },
  {
    libelle: 'Vente',
    permissions: [
      'tableau de bord',
      'clients',
      'clients.creer',
      'clients.modifier',
      'commandes',
      'commandes.creer',
      'commandes.modifier',
      'commandes.statut',
      'commandes.regler',
    ],
  },
  {
    libelle: 'Chantier',
    permissions: ['tableau de bord', 'projets', 'projets.etapes', 'projets.medias', 'depenses', 'depenses.creer'],
  },
];
