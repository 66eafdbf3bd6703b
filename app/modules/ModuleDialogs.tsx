import { type Fonctionnalite, type Module, modules } from '@comptoir/contract/profils';
import type { Translate } from '../frame/i18n/translate';
import type { useSession } from '../frame/session/useSession';
import type { Way } from '../records/CallDialog';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { form } from '../records/dialogs/resumed';
import { libellesOf } from './useLibelles';

/** What the dialogs of a module and of its features are about; null adds a new one. */
interface Subjects {
  edit: Module | null;
  feature: { module: Module; fonctionnalite: Fonctionnalite | null };
  remove: Module;
  removeFeature: Fonctionnalite;
}
export type OpenModule = (opened: Opened<Subjects>) => void;

interface Reader {
  t: Translate;
  can: ReturnType<typeof useSession>['can'];
}

/** Links a refused deletion to the profiles that hold the module or feature (PRODUCT 1.16). */
const profilsWay = (held: string, { t, can }: Reader): Way | false =>
  can('profils') && { code: 'module.utilise', label: t('blocage.profils'), to: `/parametre/profil?${held}` };

export const MODULE_DIALOGS: Dialogs<Module, Subjects> = {
  idOf: ({ moduleid }) => moduleid,
  dialogs: {
    edit: modal('ModuleModal', {
      load: () => import('./ModuleModal'),
      ahead: ['modules.gerer'],
      size: 'sm',
      resume: form('module'),
      props: (module) => ({ module }),
    }),
    feature: modal('FonctionnaliteModal', {
      load: () => import('./FonctionnaliteModal'),
      ahead: ['modules.gerer'],
      size: 'sm',
      props: (feature) => feature,
    }),
    remove: deletion(modules.remove, (module, reader) => {
      const libelle = libellesOf(reader.t).libelleModule(module);
      return {
        args: { params: { moduleid: module.moduleid } },
        touches: ['modules'],
        of: ['module', { libelle }],
        detail: reader.t('module.suppression', { libelle }),
        way: profilsWay(`moduleid=${module.moduleid}`, reader),
      };
    }),
    removeFeature: deletion(modules.removeFonctionnalite, (feature, reader) => {
      const libelle = libellesOf(reader.t).libelleFonctionnalite(feature);
      return {
        args: { params: { fonctionnaliteid: feature.fonctionnaliteid } },
        touches: ['modules'],
        of: ['fonctionnalite', { libelle }],
        detail: reader.t('module.suppressionfonctionnalite', { libelle }),
        way: profilsWay(`fonctionnaliteid=${feature.fonctionnaliteid}`, reader),
      };
    }),
  },
};
