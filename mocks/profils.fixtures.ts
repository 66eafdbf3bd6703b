import {
  FEATURE_PERMISSIONS,
  MODULE_PERMISSIONS,
  type ModulePermission,
  PERMISSIONS,
  type Permission,
} from '@comptoir/domain/permission';
import type { FonctionnaliteRow, ModuleRow, ProfilRow } from './store';

/** Ids of the profiles. */
export const PROFIL = { administrateur: 1, caissier: 2, lecteur: 3, vendeur: 4 } as const;

const withFeatures = (modules: readonly ModulePermission[]): Permission[] =>
  modules.flatMap((name) => [name, ...PERMISSIONS[name]]);

const EVERY: readonly Permission[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/** Four profiles: all permissions, two trades, and all modules for reading. */
export const profils = (): ProfilRow[] => [
  { profilid: PROFIL.administrateur, libelle: 'Administrateur', permissions: EVERY, version: 1 },
  {
    profilid: PROFIL.caissier,
    libelle: 'Caissier',
    version: 3,
    permissions: withFeatures(['tableau de bord', 'depenses', 'caisses']),
  },
  { profilid: PROFIL.lecteur, libelle: 'Lecteur', permissions: MODULE_PERMISSIONS, version: 1 },
  {
    profilid: PROFIL.vendeur,
    libelle: 'Vendeur',
    version: 2,
    permissions: withFeatures(['tableau de bord', 'clients', 'commandes']),
  },
];

/** Labels for the modules whose names say little. */
const LIBELLES: Readonly<Partial<Record<string, string>>> = {
  'tableau de bord': 'Tableau de bord',
  utilisateurs: 'Utilisateurs',
  paramètre: 'Paramètres',
  'type de depenses': 'Types de dépenses',
  caisses: 'Caisses',
};

/** A module that the organisation added and that no profile holds yet. */
const AJOUTE = { moduleid: 101, nom: 'inventaire', libelle: 'Inventaire du dépôt', produit: false };

export const modules = (): ModuleRow[] => [
  ...MODULE_PERMISSIONS.map((nom, index) => ({
    moduleid: index + 1,
    nom,
    libelle: LIBELLES[nom] ?? nom,
    produit: true,
  })),
  AJOUTE,
];

export const fonctionnalites = (): FonctionnaliteRow[] => [
  ...MODULE_PERMISSIONS.flatMap((module, index) =>
    PERMISSIONS[module].map((nom) => ({ moduleid: index + 1, nom, libelle: nom, produit: true })),
  ).map((row, index) => ({ fonctionnaliteid: index + 1, ...row })),
  {
    fonctionnaliteid: 101,
    moduleid: AJOUTE.moduleid,
    nom: 'inventaire.compter',
    libelle: 'Compter le stock',
    produit: false,
  },
];
