import { MAX_PERMISSIONS } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Libelle, Nombre, paging, requiredOr, Version } from './schema';

/** A named set of permissions; `nombreutilisateur` counts the live users who have it. */
export const Profil = z.strictObject({
  profilid: Id,
  libelle: z.string(),
  permissions: z.array(z.string()),
  nombreutilisateur: Nombre,
  version: Version,
});
export type Profil = z.output<typeof Profil>;

/** A profile in the form of a user. */
export const ProfilChoice = z.strictObject({ profilid: Id, libelle: z.string() });
export type ProfilChoice = z.output<typeof ProfilChoice>;

/** `produit` is true for a part of the product: only its label can change (CONTRACT "Permissions"). */
const nommee = { nom: z.string(), libelle: z.string(), produit: z.boolean() };

export const Fonctionnalite = z.strictObject({ fonctionnaliteid: Id, moduleid: Id, ...nommee });
export type Fonctionnalite = z.output<typeof Fonctionnalite>;

export const Module = z.strictObject({ moduleid: Id, ...nommee, fonctionnalites: z.array(Fonctionnalite) });
export type Module = z.output<typeof Module>;

export const ProfilFields = z.strictObject({
  libelle: Libelle,
  permissions: z.array(Libelle, requiredOr('champ.invalide')).check(z.maxLength(MAX_PERMISSIONS, 'champ.hors_limites')),
});
/** `nom` is the name of the permission and never changes; without one it is made from the label. */
export const ModuleFields = z.strictObject({ libelle: Libelle, nom: z.optional(Libelle) });
const LabelFields = z.strictObject({ libelle: Libelle });

const KeyProfil = z.strictObject({ profilid: Id });
const KeyModule = z.strictObject({ moduleid: Id });
const KeyFonctionnalite = z.strictObject({ fonctionnaliteid: Id });

export const profils = {
  all: call({
    method: 'GET',
    path: 'profils/withoutpagination',
    summary: 'Every profile, for selects',
    access: ['profils', 'utilisateurs.creer', 'utilisateurs.modifier'],
    reply: z.array(ProfilChoice),
  }),
  list: call({
    method: 'GET',
    path: 'profils/whithpagination',
    summary: 'A page of profiles, by label; filtered by a module (or any of its features) or by one feature',
    access: ['profils'],
    query: z.strictObject({
      moduleid: z.optional(Id),
      fonctionnaliteid: z.optional(Id),
      ...paging(),
    }),
    isPaged: true,
    reply: z.array(Profil),
  }),
  create: call({
    method: 'POST',
    path: 'profils',
    summary: 'Make a profile of permissions that its author holds',
    access: ['profils.gerer'],
    status: 201,
    own: 'profilid',
    body: ProfilFields,
    reply: Profil,
  }),
  update: call({
    method: 'PUT',
    path: 'profils/{profilid}',
    summary: 'Change a profile other than one’s own; the change takes effect at the next request of its users',
    access: ['profils.gerer'],
    params: KeyProfil,
    own: 'profilid',
    body: z.extend(ProfilFields, { version: z.optional(Version) }),
    reply: Profil,
  }),
  remove: call({
    method: 'DELETE',
    path: 'profils/{profilid}',
    summary: 'Delete a profile that nobody has',
    access: ['profils.gerer'],
    params: KeyProfil,
    reply: z.null(),
  }),
};

export const modules = {
  all: call({
    method: 'GET',
    path: 'modules/withoutpagination',
    summary: 'Every module with its features, for the management of permissions',
    access: ['modules', 'profils'],
    reply: z.array(Module),
  }),
  create: call({
    method: 'POST',
    path: 'modules',
    summary: 'Add a module',
    access: ['modules.gerer'],
    status: 201,
    own: 'moduleid',
    body: ModuleFields,
    reply: Module,
  }),
  update: call({
    method: 'PUT',
    path: 'modules/{moduleid}',
    summary: 'Change the label of a module',
    access: ['modules.gerer'],
    params: KeyModule,
    own: 'moduleid',
    body: LabelFields,
    reply: Module,
  }),
  remove: call({
    method: 'DELETE',
    path: 'modules/{moduleid}',
    summary: 'Delete a module that is not the product’s and that no profile holds',
    access: ['modules.gerer'],
    params: KeyModule,
    reply: z.null(),
  }),
  addFonctionnalite: call({
    method: 'POST',
    path: 'modules/{moduleid}/fonctionnalites',
    summary: 'Add a feature to a module',
    access: ['modules.gerer'],
    status: 201,
    params: KeyModule,
    own: 'fonctionnaliteid',
    body: ModuleFields,
    reply: Fonctionnalite,
  }),
  updateFonctionnalite: call({
    method: 'PUT',
    path: 'fonctionnalites/{fonctionnaliteid}',
    summary: 'Change the label of a feature',
    access: ['modules.gerer'],
    params: KeyFonctionnalite,
    own: 'fonctionnaliteid',
    body: LabelFields,
    reply: Fonctionnalite,
  }),
  removeFonctionnalite: call({
    method: 'DELETE',
    path: 'fonctionnalites/{fonctionnaliteid}',
    summary: 'Delete a feature that is not the product’s and that no profile holds',
    access: ['modules.gerer'],
    params: KeyFonctionnalite,
    reply: z.null(),
  }),
};
