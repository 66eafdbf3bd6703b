import { type Module, modules } from '@comptoir/contract/profils';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { NommeForm } from './NommeForm';
import { useLibelles } from './useLibelles';

const TOUCHES = { touches: ['modules'] };

export interface ModuleModalProps {
  /** The module to rename; null adds one. */
  module: Module | null;
  onClose(): void;
}

export function ModuleModal({ module, onClose }: ModuleModalProps) {
  const { t } = useLang();
  const { libelleModule } = useLibelles();
  const create = useMutationOf(modules.create, TOUCHES);
  const update = useMutationOf(modules.update, TOUCHES);
  return (
    <NommeForm
      title={t(module ? 'module.modification' : 'module.creation')}
      formName="module"
      recordId={module?.moduleid ?? 'new'}
      known={module && { ...module, libelle: libelleModule(module) }}
      onCreate={(body, options) => create.submit({ body }, options)}
      onRename={async (libelle, options) =>
        module && update.submit({ params: { moduleid: module.moduleid }, body: { libelle } }, options)
      }
      onClose={onClose}
    />
  );
}
