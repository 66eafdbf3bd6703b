/**
 * Module permissions (they open a menu entry and the reads under it) with their feature permissions
 * (they open the writes). CONTRACT "Permissions", spec § 6.
 */
export const PERMISSIONS = {
  'tableau de bord': [],
  utilisateurs: ['utilisateurs.creer', 'utilisateurs.modifier', 'utilisateurs.verrouiller', 'utilisateurs.supprimer'],
  projets: ['projets.creer', 'projets.modifier', 'projets.supprimer', 'projets.etapes', 'projets.medias'],
  clients: ['clients.creer', 'clients.modifier', 'clients.supprimer'],
  commandes: ['commandes.creer', 'commandes.modifier', 'commandes.supprimer', 'commandes.statut', 'commandes.regler'],
  depenses: ['depenses.creer', 'depenses.modifier', 'depenses.supprimer', 'depenses.regler'],
  caisses: ['caisses.creer', 'caisses.modifier', 'caisses.supprimer', 'caisses.mouvements', 'caisses.cloturer'],
  paramètre: [],
  'type de depenses': ['typedepenses.gerer'],
  profils: ['profils.gerer'],
  modules: ['modules.gerer'],
  corbeille: ['corbeille.restaurer'],
} as const;

export type ModulePermission = keyof typeof PERMISSIONS;
export type FeaturePermission = (typeof PERMISSIONS)[ModulePermission][number];
export type Permission = ModulePermission | FeaturePermission;

export const MODULE_PERMISSIONS = Object.keys(PERMISSIONS) as ModulePermission[];
export const FEATURE_PERMISSIONS: readonly FeaturePermission[] = Object.values(PERMISSIONS).flat();
