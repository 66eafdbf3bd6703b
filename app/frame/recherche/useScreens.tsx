import { type MenuEntry, searchMenu, visibleMenu } from '@comptoir/domain/menu';
import type { GlobalSearchResult } from '@comptoir/ui/GlobalSearch';
import type { TextKey } from '../i18n/translate';
import { useLang } from '../i18n/useLang';
import { MenuIcon } from '../routing/menuIcons';
import { MENU_ITEMS } from '../routing/screenPaths';
import { useSession } from '../session/useSession';

/** Returns the menu's links whose title contains the term, eight at most (spec § 2 Shell). */
export function useScreens(term: string): GlobalSearchResult[] {
  const { t } = useLang();
  const { held } = useSession();
  // The type of MENU_ITEMS does not say so, but their titles are keys of the language files.
  const titleOf = ({ title }: MenuEntry) => t(title as TextKey);
  return searchMenu(visibleMenu(MENU_ITEMS, held), term, titleOf).flatMap((entry) =>
    entry.path === undefined
      ? []
      : [{ id: entry.id, label: titleOf(entry), icon: <MenuIcon name={entry.icon} />, href: entry.path }],
  );
}
