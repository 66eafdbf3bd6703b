import { type Module, modules } from '@comptoir/contract/profils';
import { Button } from '@comptoir/ui/Button';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { CardsView } from '../records/lists/CardsView';
import { PagesToolbar } from '../records/lists/PagesToolbar';
import { type Pages, useWhole } from '../records/lists/usePages';
import { ModuleCard } from './ModuleCard';
import { MODULE_DIALOGS, type OpenModule } from './ModuleDialogs';

/** Number of skeleton cards while the modules are read for the first time. */
const SKELETONS = 6;

/** Reopens the form in which a draft of a module's feature was typed. */
function useFeatureResume(pages: Pages<Module>, onOpen: OpenModule): void {
  const features = { ...pages, rows: pages.rows?.flatMap(({ fonctionnalites }) => fonctionnalites) };
  useResume(features, ({ fonctionnaliteid }) => fonctionnaliteid, {
    fonctionnalite: (feature, of) => {
      const module = pages.rows?.find(({ moduleid }) => String(moduleid) === (feature ? String(feature.moduleid) : of));
      return module !== undefined && onOpen({ feature: { module, fonctionnalite: feature } });
    },
  });
}

/** The modules with their features, which are the permissions of the profiles (spec § 2 "/parametre/module"). */
export function ModulesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const [opened, setOpened] = useOpened(MODULE_DIALOGS);
  // One page holds the whole catalogue.
  const pages = useWhole<Module>(useRoute(modules.all, {}));
  useFeatureResume(pages, setOpened);
  const create = can('modules.gerer') && { label: t('module.nouveau'), onCreate: () => setOpened({ edit: null }) };

  return (
    <>
      <PagesToolbar pages={pages} create={create} />
      <RecordDialogs of={MODULE_DIALOGS} shown={pages} opened={opened} onOpen={setOpened} />
      <CardsView
        pages={pages}
        caption={t('menu.modules')}
        skeletons={SKELETONS}
        minWidth="400px"
        rowKey={({ moduleid }) => moduleid}
        card={(module) => <ModuleCard module={module} onOpen={setOpened} />}
        empty={{
          description: t('module.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
      />
    </>
  );
}
