import { HandCoins } from 'lucide-react';
import { useLang } from '../i18n/useLang';
import type { Way } from '../lists/ListWays';
import type { ScreenPath } from '../routing/screenPaths';

const CREANCES_PATH: ScreenPath = '/clients/creances';

/** The way to what the clients owe: the menu keeps the specification's entries. */
export function useCreancesWay(): Way[] {
  const { t } = useLang();
  return [{ id: 'creances', label: t('creance.voir'), icon: <HandCoins aria-hidden />, href: CREANCES_PATH }];
}
