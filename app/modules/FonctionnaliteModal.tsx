import { type Fonctionnalite, type Module, modules } from '@comptoir/contract/profils';
import { useLang } from '../frame/i18n/useLang';
import { writeOf } from '../records/forms/write';
import { NommeForm } from './NommeForm';
import { useLibelles } from './useLibelles';

export interface FonctionnaliteModalProps {
  module: Module;
  /** The feature to rename; null adds one to the module. */
  fonctionnalite: Fonctionnalite | null;
  onClose(): void;
}

export function FonctionnaliteModal({ module, fonctionnalite, onClose }: FonctionnaliteModalProps) {
  const { t } = useLang();
  const { libelleModule, libelleFonctionnalite } = useLibelles();
  const { moduleid } = module;
  const named = { module: libelleModule(module) };
  return (
    <NommeForm
      title={t(fonctionnalite ? 'module.fonctionnalitemodification' : 'module.fonctionnalitecreation', named)}
      formName="fonctionnalite"
      recordId={fonctionnalite?.fonctionnaliteid ?? `new.${moduleid}`}
      known={fonctionnalite && { ...fonctionnalite, libelle: libelleFonctionnalite(fonctionnalite) }}
      write={(body) => {
        if (!fonctionnalite) return writeOf(modules.addFonctionnalite, { params: { moduleid }, body });
        const { fonctionnaliteid } = fonctionnalite;
        return writeOf(modules.updateFonctionnalite, { params: { fonctionnaliteid }, body: { libelle: body.libelle } });
      }}
      onClose={onClose}
    />
  );
}
