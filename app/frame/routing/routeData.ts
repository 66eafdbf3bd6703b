import type { RoutePermissions } from '@comptoir/domain/permission';
import type { TextKey } from '../i18n/translate';

/** What the shell says about a screen (spec § 3 Route data); texts are keys of the language files. */
export interface RouteData {
  title: TextKey;
  /** What the screen is for; null where the title says it. */
  des: TextKey | null;
  /** From parent to child. */
  breadcrumb: readonly TextKey[];
  permissions?: RoutePermissions;
}

/** Whoever lacks all of these is told so. */
export const only = (...names: string[]): RoutePermissions => ({ only: names, redirectTo: '/error/403' });
