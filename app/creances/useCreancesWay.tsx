import { HandCoins } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import type { ScreenPath } from '../frame/routing/screenPaths';
import type { Way } from '../records/lists/ListWays';

const CREANCES_PATH: ScreenPath = '/clients/creances';

/** Returns the button that leads to the debts, which are not in the menu: it has only the specification's entries. */
export function useCreancesWay(): Way[] {
  const { t } = useLang();
  return [{ id: 'creances', label: t('creance.voir'), icon: <HandCoins aria-hidden />, href: CREANCES_PATH }];
}
