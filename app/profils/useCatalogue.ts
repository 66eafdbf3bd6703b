import { type Module, modules } from '@comptoir/contract/profils';
import type { RecordId } from '@comptoir/domain/units';
import type { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { useLibelles } from '../modules/useLibelles';
import { nomsDe } from './choix';

/** A permission by its name and its label. */
export interface PermissionNommee {
  nom: string;
  libelle: string;
}

/** A module with its permissions; the first one opens the module. */
export interface ModulePermissions {
  moduleid: RecordId;
  libelle: string;
  /** All permissions of the module, whatever the search shows. */
  noms: readonly string[];
  features: readonly PermissionNommee[];
}

export interface Catalogue {
  modules: ModulePermissions[] | undefined;
  /**
   * Permissions that the user may give or take away: those they hold, and those that an organisation added, which open
   * no call.
   */
  changeables: ReadonlySet<string>;
  error: ApiError | undefined;
  refresh(): Promise<void>;
  /** Returns a permission in words, with its module. */
  libelleDe(nom: string): string;
}

const nomsLibres = (module: Module) =>
  [module, ...module.fonctionnalites].filter(({ produit }) => !produit).map(({ nom }) => nom);

/** Reads all permissions that can be chosen, in words (spec § 3 Profile). */
export function useCatalogue(): Catalogue {
  const { t } = useLang();
  const { libelleModule, libelleFonctionnalite } = useLibelles();
  const { data, error, refresh } = useRoute(modules.all, {});
  const { held } = useSession();
  const changeables = new Set([...held, ...(data?.flatMap(nomsLibres) ?? [])]);
  const shown = data?.map((module: Module) => ({
    moduleid: module.moduleid,
    libelle: libelleModule(module),
    noms: nomsDe(module),
    features: [
      { nom: module.nom, libelle: t('profil.ouvrir') },
      ...module.fonctionnalites.map((feature) => ({
        nom: feature.nom,
        libelle: libelleFonctionnalite(feature),
      })),
    ],
  }));
  const libelleDe = (nom: string) => {
    const module = shown?.find(({ noms }) => noms.includes(nom));
    const feature = module?.features.find((one) => one.nom === nom);
    return module && feature ? t('profil.permissionde', { module: module.libelle, permission: feature.libelle }) : nom;
  };
  return { modules: shown, changeables, error, refresh, libelleDe };
}
