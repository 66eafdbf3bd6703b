import { type Fonctionnalite, type Module, modules } from '@comptoir/contract/profils';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { NommeForm } from './NommeForm';
import { useLibelles } from './useLibelles';

const TOUCHES = { touches: ['modules'] };

export interface FonctionnaliteModalProps {
  module: Module;
  /** The feature to rename; null adds one to the module. */
  fonctionnalite: Fonctionnalite | null;
  onClose(): void;
}

export function FonctionnaliteModal({ module, fonctionnalite, onClose }: FonctionnaliteModalProps) {
  const { t } = useLang();
  const { libelleModule, libelleFonctionnalite } = useLibelles();
  const create = useMutationOf(modules.addFonctionnalite, TOUCHES);
  const update = useMutationOf(modules.updateFonctionnalite, TOUCHES);
  const { moduleid } = module;
  const named = { module: libelleModule(module) };
  return (
    <NommeForm
      title={t(fonctionnalite ? 'module.fonctionnalitemodification' : 'module.fonctionnalitecreation', named)}
      formName="fonctionnalite"
      recordId={fonctionnalite?.fonctionnaliteid ?? `new.${moduleid}`}
      known={fonctionnalite && { ...fonctionnalite, libelle: libelleFonctionnalite(fonctionnalite) }}
      onCreate={(body, options) => create.submit({ params: { moduleid }, body }, options)}
      onRename={async (libelle, options) =>
        fonctionnalite &&
        update.submit({ params: { fonctionnaliteid: fonctionnalite.fonctionnaliteid }, body: { libelle } }, options)
      }
      onClose={onClose}
    />
  );
}
