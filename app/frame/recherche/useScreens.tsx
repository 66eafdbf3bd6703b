import { type MenuEntry, searchMenu, visibleMenu } from '@comptoir/domain/menu';
import type { GlobalSearchResult } from '@comptoir/ui/GlobalSearch';
import type { TextKey } from '../i18n/translate';
import { useLang } from '../i18n/useLang';
import { MenuIcon } from '../routing/menuIcons';
import { MENU_ITEMS, ROUTES, SCREEN_PATHS, type Screen } from '../routing/screenPaths';
import { useSession } from '../session/useSession';

/** The screens below those of the menu that are not about one record: they have no entry there. */
const BELOW = SCREEN_PATHS.flatMap((path): MenuEntry[] => {
  const { title, under, only }: Screen = ROUTES[path];
  if (title.startsWith('menu.') || path.includes(':') || !under || !only) return [];
  return [{ id: path, title, type: 'link', icon: under.slice('menu.'.length), permission: only, path }];
});

/** Returns the screens whose title has the words of the term, at most 8, those of the menu first (spec § 2 Shell). */
export function useScreens(term: string): GlobalSearchResult[] {
  const { t } = useLang();
  const { held } = useSession();
  // The type of MENU_ITEMS does not say so, but their titles are keys of the language files.
  const titleOf = ({ title }: MenuEntry) => t(title as TextKey);
  return searchMenu(visibleMenu([...MENU_ITEMS, ...BELOW], held), term, titleOf).flatMap((entry) =>
    entry.path === undefined
      ? []
      : [{ id: entry.id, label: titleOf(entry), icon: <MenuIcon name={entry.icon} />, href: entry.path }],
  );
}
