import type { Fonctionnalite, Module } from '@comptoir/contract/profils';
import { type FeaturePermission, type ModulePermission, moduleOf } from '@comptoir/domain/permission';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';

const MODULES: Readonly<Record<ModulePermission, TextKey>> = {
  'tableau de bord': 'menu.tableaudebord',
  utilisateurs: 'menu.utilisateurs',
  projets: 'menu.projets',
  clients: 'menu.clients',
  commandes: 'menu.commandes',
  depenses: 'menu.depenses',
  caisses: 'menu.caisses',
  avances: 'menu.avances',
  paramètre: 'menu.parametre',
  'type de depenses': 'menu.typedepense',
  profils: 'menu.profils',
  modules: 'menu.modules',
  corbeille: 'menu.corbeille',
};

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

type Nomme = Pick<Module | Fonctionnalite, 'nom' | 'libelle' | 'produit'>;

/** Returns the labels of modules and features: the organisation's own label, otherwise the product's words. */
export function useLibelles() {
  const { t } = useLang();
  const read = (keys: Readonly<Partial<Record<string, TextKey>>>, name: string, { nom, libelle, produit }: Nomme) => {
    const key = produit && libelle === nom && Object.hasOwn(keys, name) ? keys[name] : undefined;
    return key ? t(key) : libelle;
  };
  const libelleModule = (module: Nomme) => read(MODULES, module.nom, module);
  const libelleFonctionnalite = (feature: Nomme) =>
    Object.hasOwn(ENTIERES, feature.nom)
      ? read(ENTIERES, feature.nom, feature)
      : read(ACTIONS, feature.nom.slice(feature.nom.lastIndexOf('.') + 1), feature);
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
