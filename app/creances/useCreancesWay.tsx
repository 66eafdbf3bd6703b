import { HandCoins } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import type { ScreenPath } from '../frame/routing/screenPaths';
import type { Way } from '../records/lists/ListWays';

const CREANCES_PATH: ScreenPath = '/clients/creances';

/** The way to what the clients owe: the menu keeps the specification's entries. */
export function useCreancesWay(): Way[] {
  const { t } = useLang();
  return [{ id: 'creances', label: t('creance.voir'), icon: <HandCoins aria-hidden />, href: CREANCES_PATH }];
}
