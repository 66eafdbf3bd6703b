import { type Fonctionnalite, type Module, modules } from '@comptoir/contract/profils';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import type { Way } from '../records/CallDialog';
import { DeletionDialog } from '../records/DeletionDialog';
import { useLibelles } from './useLibelles';

const load = {
  module: () => import('./ModuleModal'),
  fonctionnalite: () => import('./FonctionnaliteModal'),
};
const ModuleModal = lazyOf(load.module, 'ModuleModal');
const FonctionnaliteModal = lazyOf(load.fonctionnalite, 'FonctionnaliteModal');

/** The dialog that is open about a module, or about one of its features; null adds a new one. */
export type OpenedModule =
  | { edit: Module | null }
  | { feature: Fonctionnalite | null; module: Module }
  | { remove: Module }
  | { removeFeature: Fonctionnalite }
  | null;

interface ModuleDialogsProps {
  opened: OpenedModule;
  onClose(): void;
}

export function ModuleDialogs({ opened, onClose }: ModuleDialogsProps) {
  const { can } = useSession();
  const isEditor = can('modules.gerer');
  usePreload(isEditor, load.module);
  usePreload(isEditor, load.fonctionnalite);
  if (!opened) return null;
  if ('edit' in opened) {
    return (
      <LazyDialog size="sm" onClose={onClose}>
        <ModuleModal module={opened.edit} onClose={onClose} />
      </LazyDialog>
    );
  }
  if ('feature' in opened) {
    return (
      <LazyDialog size="sm" onClose={onClose}>
        <FonctionnaliteModal module={opened.module} fonctionnalite={opened.feature} onClose={onClose} />
      </LazyDialog>
    );
  }
  return 'remove' in opened ? (
    <ModuleDeletion module={opened.remove} onClose={onClose} />
  ) : (
    <FonctionnaliteDeletion fonctionnalite={opened.removeFeature} onClose={onClose} />
  );
}

/** Links a refused deletion to the profiles that hold the module or feature (PRODUCT 1.16). */
function useProfilsWay() {
  const { t } = useLang();
  const { can } = useSession();
  return (held: string): Way | false =>
    can('profils') && { code: 'module.utilise', label: t('blocage.profils'), to: `/parametre/profil?${held}` };
}

function ModuleDeletion({ module, onClose }: { module: Module; onClose(): void }) {
  const { t } = useLang();
  const { libelleModule } = useLibelles();
  const way = useProfilsWay();
  return (
    <DeletionDialog
      call={modules.remove}
      args={{ params: { moduleid: module.moduleid } }}
      touches={['modules']}
      of={['module', { libelle: libelleModule(module) }]}
      detail={t('module.suppression', { libelle: libelleModule(module) })}
      way={way(`moduleid=${module.moduleid}`)}
      onClose={onClose}
    />
  );
}

function FonctionnaliteDeletion({ fonctionnalite, onClose }: { fonctionnalite: Fonctionnalite; onClose(): void }) {
  const { t } = useLang();
  const { libelleFonctionnalite } = useLibelles();
  const way = useProfilsWay();
  return (
    <DeletionDialog
      call={modules.removeFonctionnalite}
      args={{ params: { fonctionnaliteid: fonctionnalite.fonctionnaliteid } }}
      touches={['modules']}
      of={['fonctionnalite', { libelle: libelleFonctionnalite(fonctionnalite) }]}
      detail={t('module.suppressionfonctionnalite', { libelle: libelleFonctionnalite(fonctionnalite) })}
      way={way(`fonctionnaliteid=${fonctionnalite.fonctionnaliteid}`)}
      onClose={onClose}
    />
  );
}
