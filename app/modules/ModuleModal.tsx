import { type Module, modules } from '@comptoir/contract/profils';
import { useLang } from '../frame/i18n/useLang';
import { writeOf } from '../records/forms/write';
import { NommeForm } from './NommeForm';
import { useLibelles } from './useLibelles';

export interface ModuleModalProps {
  /** The module to rename; null adds one. */
  module: Module | null;
  onClose(): void;
}

export function ModuleModal({ module, onClose }: ModuleModalProps) {
  const { t } = useLang();
  const { libelleModule } = useLibelles();
  return (
    <NommeForm
      title={t(module ? 'module.modification' : 'module.creation')}
      formName="module"
      recordId={module?.moduleid ?? 'new'}
      known={module && { ...module, libelle: libelleModule(module) }}
      write={(body) => {
        if (!module) return writeOf(modules.create, { body });
        const { moduleid } = module;
        return writeOf(modules.update, { params: { moduleid }, body: { libelle: body.libelle } });
      }}
      onClose={onClose}
    />
  );
}
