import type { RoutePermissions } from '@comptoir/domain/permission';
import type { TextKey } from '../i18n/translate';

/** What the shell says about a screen (spec § 3 Route data); texts are keys of the language files. */
export interface RouteData {
  title: TextKey;
  /** Tells what the screen is for; null if the title says it. */
  des: TextKey | null;
  /** From parent to child. */
  breadcrumb: readonly TextKey[];
  permissions?: RoutePermissions;
}

/** A permission rule: a user who holds none of these permissions gets the error page 403. */
export const onlyPermitted = (...names: string[]): RoutePermissions => ({ only: names, redirectTo: '/error/403' });
