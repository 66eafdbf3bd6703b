import { type Fonctionnalite, type Module, modules } from '#contract/profils';
import { useLang } from '../i18n/useLang';
import { DeletionDialog } from '../records/DeletionDialog';
import { FonctionnaliteModal } from './FonctionnaliteModal';
import { ModuleModal } from './ModuleModal';
import { useLibelles } from './useLibelles';

/** What is done to a module, or to a feature of it. */
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
  if (!opened) return null;
  if ('edit' in opened) return <ModuleModal module={opened.edit} onClose={onClose} />;
  if ('feature' in opened) {
    return <FonctionnaliteModal module={opened.module} fonctionnalite={opened.feature} onClose={onClose} />;
  }
  return 'remove' in opened ? (
    <ModuleDeletion module={opened.remove} onClose={onClose} />
  ) : (
    <FonctionnaliteDeletion fonctionnalite={opened.removeFeature} onClose={onClose} />
  );
}

function ModuleDeletion({ module, onClose }: { module: Module; onClose(): void }) {
  const { t } = useLang();
  const { libelleModule } = useLibelles();
  return (
    <DeletionDialog
      call={modules.remove}
      args={{ params: { moduleid: module.moduleid } }}
      touches={['modules']}
      detail={t('module.suppression', { libelle: libelleModule(module) })}
      onClose={onClose}
    />
  );
}

function FonctionnaliteDeletion({ fonctionnalite, onClose }: { fonctionnalite: Fonctionnalite; onClose(): void }) {
  const { t } = useLang();
  const { libelleFonctionnalite } = useLibelles();
  return (
    <DeletionDialog
      call={modules.removeFonctionnalite}
      args={{ params: { fonctionnaliteid: fonctionnalite.fonctionnaliteid } }}
      touches={['modules']}
      detail={t('module.suppressionfonctionnalite', { libelle: libelleFonctionnalite(fonctionnalite) })}
      onClose={onClose}
    />
  );
}
