import type { ModulePermission } from '@comptoir/domain/permission';
import type { Texte } from './errorText';

/**
 * The kinds of records, as the audit log and the calls name them; the language files have the words
 * (`activite.objet…`).
 */
export const OBJETS = [
  'session',
  'motdepasse',
  'facteur',
  'acces',
  'utilisateur',
  'profil',
  'module',
  'fonctionnalite',
  'typedepense',
  'caisse',
  'mouvementcaisse',
  'arrete',
  'transfert',
  'avance',
  'depense',
  'reglement',
  'projet',
  'etapeprojet',
  'fichier',
  'client',
  'relance',
  'commande',
  'statuscommande',
  'theme',
  'organisation',
  'imprime',
  'export',
] as const;
export type Objet = (typeof OBJETS)[number];

export const isObjet = (name: string): name is Objet => OBJETS.some((objet) => objet === name);

/**
 * The kinds that can be restored (PRODUCT P), each with the paths whose lists it is in; payments and movements must be
 * entered again (CONTRACT "Types").
 */
export const RESTAURES = {
  client: ['clients'],
  projet: ['projets', 'files'],
  etapeprojet: ['projets', 'files'],
  fichier: ['projets', 'files'],
  typedepense: ['typedepenses'],
  utilisateur: ['utilisateurs', 'profils'],
  profil: ['profils'],
} as const satisfies { [Kind in Objet]?: readonly string[] };
export type TypeCorbeille = keyof typeof RESTAURES;
export const TYPES_CORBEILLE = Object.keys(RESTAURES) as TypeCorbeille[];

/** The kinds in which labels are unique, each with the name that its refusal uses: `typedepense.existe`. */
export const LIBELLES_UNIQUES = {
  typedepense: { fr: 'Un type', en: 'A type' },
  profil: { fr: 'Un profil', en: 'A profile' },
} as const satisfies { [Kind in Objet]?: Texte };

/** The kinds that the search finds, in the order shown, each with the permission that opens its list (PRODUCT K). */
export const TROUVES = {
  projet: 'projets',
  client: 'clients',
  commande: 'commandes',
  depense: 'depenses',
  caisse: 'caisses',
  utilisateur: 'utilisateurs',
} as const satisfies { [Kind in Objet]?: ModulePermission };
export type ObjetTrouve = keyof typeof TROUVES;
export const OBJETS_TROUVES = Object.keys(TROUVES) as ObjetTrouve[];
