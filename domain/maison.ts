import type { Permission } from './permission';

/** Types of expenses that every new house starts with: those usual for businesses in Côte d'Ivoire (D80). */
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

/** A profile that every new house starts with. */
export interface ProfilDeDepart {
  libelle: string;
  permissions: readonly Permission[];
}

/**
 * Profiles that every new house starts with: each has only the permissions of its daily work. None may delete anything
 * or manage people, profiles or settings. The till may neither open registers nor create expenses (D80).
 */
export const PROFILS_DE_DEPART: readonly ProfilDeDepart[] = [
  {
    libelle: 'Caisse',
    permissions: [
      'tableau de bord',
      'caisses',
      'caisses.mouvements',
      'caisses.transferer',
      'caisses.cloturer',
      'depenses',
      'depenses.regler',
      // Clients come to the counter to pay their debts.
      'clients',
      'commandes',
      'commandes.regler',
      'avances',
      'avances.accorder',
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
    permissions: [
      'tableau de bord',
      'projets',
      'projets.etapes',
      'projets.medias',
      'depenses',
      'depenses.creer',
      'avances',
      'avances.demander',
    ],
  },
];
