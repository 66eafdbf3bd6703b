import {
  FEATURE_PERMISSIONS,
  MODULE_PERMISSIONS,
  type ModulePermission,
  PERMISSIONS,
  type Permission,
} from '#domain/permission';
import type { UtilisateurRow } from './store';

export type Profile = 'administrateur' | 'caissier' | 'lecteur' | 'vendeur';

/** The user who signs in with each profile. */
export const UTILISATEUR_OF_PROFILE: Readonly<Record<Profile, number>> = {
  administrateur: 1,
  caissier: 2,
  lecteur: 3,
  vendeur: 4,
};

const CAISSIER: readonly ModulePermission[] = ['tableau de bord', 'depenses', 'caisses'];

const VENDEUR: readonly ModulePermission[] = ['tableau de bord', 'clients', 'commandes'];

const withFeatures = (modules: readonly ModulePermission[]) => modules.flatMap((name) => [name, ...PERMISSIONS[name]]);

const PERMISSIONS_OF: Readonly<Record<Profile, readonly Permission[]>> = {
  administrateur: [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS],
  caissier: withFeatures(CAISSIER),
  lecteur: MODULE_PERMISSIONS,
  vendeur: withFeatures(VENDEUR),
};

const utilisateur = (
  profile: Profile,
  prenom: string,
  nom: string,
  libelleprofil: string,
  username: string,
): UtilisateurRow => ({
  utilisateurid: UTILISATEUR_OF_PROFILE[profile],
  nom,
  prenom,
  photo: '',
  libelleprofil,
  username,
  password: `${username} au comptoir`,
  motdepassetemporaire: false,
  permissions: PERMISSIONS_OF[profile],
});

/** One user per profile; the password is the username followed by ` au comptoir`. */
export const utilisateurs = (): UtilisateurRow[] => [
  utilisateur('administrateur', 'Aya Marie-Laure', 'Kouassi', 'Administrateur', 'aya.kouassi'),
  utilisateur('caissier', 'Ibrahim', 'Coulibaly', 'Caissier', 'ibrahim.coulibaly'),
  utilisateur('lecteur', 'Affoué', 'N’Guessan', 'Lecteur', 'affoue.nguessan'),
  utilisateur('vendeur', 'Adjoua', 'Brou', 'Vendeur', 'adjoua.brou'),
];
