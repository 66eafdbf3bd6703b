import type { Fonctionnalite, Module } from '@comptoir/contract/profils';
import { type FeaturePermission, moduleOf } from '@comptoir/domain/permission';
import type { TextKey, Translate } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { MENU_ENTRIES } from '../frame/routing/screenPaths';

/** A module is called like the menu's first entry with its permission. */
const keyOfModule = (nom: string): TextKey | undefined =>
  MENU_ENTRIES.find(({ permission: [first] }) => first === nom)?.title;

/** Labels of features that concern another noun than their module's, so they are keyed by the whole permission. */
const ENTIERES: Readonly<Partial<Record<FeaturePermission, TextKey>>> = {
  'organisation.modifier': 'module.organisation',
};

type ActionOf<Nom> = Nom extends `${string}.${infer Action}` ? Action : never;

const ACTIONS: Readonly<Record<ActionOf<FeaturePermission>, TextKey>> = {
  creer: 'module.creer',
  modifier: 'module.modifier',
  supprimer: 'module.supprimer',
  verrouiller: 'module.verrouiller',
  etapes: 'module.etapes',
  medias: 'module.medias',
  statut: 'module.statut',
  regler: 'module.regler',
  mouvements: 'module.mouvements',
  transferer: 'module.transferer',
  cloturer: 'module.cloturer',
  regulariser: 'module.regulariser',
  rouvrir: 'module.rouvrir',
  contrepasser: 'module.contrepasser',
  demander: 'module.demander',
  approuver: 'module.approuver',
  accorder: 'module.accorder',
  gerer: 'module.gerer',
  restaurer: 'module.restaurer',
};

/** A name that an organisation gave may be any text. */
const keyIn = (keys: Readonly<Record<string, TextKey>>, name: string): TextKey | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined;
const keyOfFonctionnalite = (nom: string) =>
  keyIn(ENTIERES, nom) ?? keyIn(ACTIONS, nom.slice(nom.lastIndexOf('.') + 1));

type Nomme = Pick<Module | Fonctionnalite, 'nom' | 'libelle' | 'produit'>;

/** Returns the labels of modules and features: the organisation's own label, otherwise the product's words. */
export const useLibelles = () => libellesOf(useLang().t);

/** As `useLibelles` does. */
export function libellesOf(t: Translate) {
  const read = (key: TextKey | undefined, { nom, libelle, produit }: Nomme) =>
    key && produit && libelle === nom ? t(key) : libelle;
  const libelleModule = (module: Nomme) => read(keyOfModule(module.nom), module);
  const libelleFonctionnalite = (feature: Nomme) => read(keyOfFonctionnalite(feature.nom), feature);
  return {
    libelleModule,
    libelleFonctionnalite,
    /** Puts a permission's name into the product's words; an unknown name stays as it is. */
    libellePermission: (nom: string) => {
      const module = moduleOf(nom);
      if (module === undefined) return nom;
      const asNamed = (name: string): Nomme => ({ nom: name, libelle: name, produit: true });
      return t('profil.permissionde', {
        module: libelleModule(asNamed(module)),
        permission: module === nom ? t('profil.ouvrir') : libelleFonctionnalite(asNamed(nom)),
      });
    },
  };
}
