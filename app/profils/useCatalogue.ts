import { type Module, modules } from '@comptoir/contract/profils';
import type { RecordId } from '@comptoir/domain/units';
import type { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { useLibelles } from '../modules/useLibelles';
import { nomsDe, offertes } from './choix';

/** A permission by its name and its label. */
export interface PermissionNommee {
  nom: string;
  libelle: string;
}

/** A module as its permissions are chosen: the first one opens it. */
export interface ModulePermissions {
  moduleid: RecordId;
  libelle: string;
  /** Every permission of it, whatever a search shows. */
  noms: readonly string[];
  features: readonly PermissionNommee[];
}

export interface Catalogue {
  modules: ModulePermissions[] | undefined;
  /** What one may give or take away: what one holds, and what is not the product's, which opens no call. */
  changeables: ReadonlySet<string>;
  error: ApiError | undefined;
  refresh(): Promise<void>;
  /** A permission in words, with its module. */
  libelleDe(nom: string): string;
}

const nomsLibres = (module: Module) =>
  [module, ...module.fonctionnalites].filter(({ produit }) => !produit).map(({ nom }) => nom);

/** Every permission that is offered, in words (spec § 3 Profile). */
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
      ...offertes(module).map((feature) => ({ nom: feature.nom, libelle: libelleFonctionnalite(feature) })),
    ],
  }));
  const libelleDe = (nom: string) => {
    const module = shown?.find(({ noms }) => noms.includes(nom));
    const feature = module?.features.find((one) => one.nom === nom);
    return module && feature ? t('profil.permissionde', { module: module.libelle, permission: feature.libelle }) : nom;
  };
  return { modules: shown, changeables, error, refresh, libelleDe };
}
