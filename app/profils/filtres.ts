import { modules } from '@comptoir/contract/profils';
import { useRoute } from '../frame/reads/useRoute';
import { useLibelles } from '../modules/useLibelles';
import { BY_LINK, recordOf } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';

function useModules({ isAsked }: AskedChoices) {
  const { libelleModule } = useLibelles();
  const { data = [] } = useRoute(modules.all, isAsked ? {} : null);
  return data.map((module) => ({ value: String(module.moduleid), label: libelleModule(module) }));
}

function useFonctionnalites({ isAsked }: AskedChoices) {
  const { libelleFonctionnalite } = useLibelles();
  const { data = [] } = useRoute(modules.all, isAsked ? {} : null);
  return data
    .flatMap(({ fonctionnalites }) => fonctionnalites)
    .map((feature) => ({ value: String(feature.fonctionnaliteid), label: libelleFonctionnalite(feature) }));
}

/** The profiles that hold a module or a feature, to which a refused deletion of it links. */
export const FILTRES_PROFILS = {
  moduleid: recordOf('activite.objetmodule', useModules, BY_LINK),
  fonctionnaliteid: recordOf('module.fonctionnalite', useFonctionnalites, BY_LINK),
};
