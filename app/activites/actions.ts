import type { Activite } from '@comptoir/contract/activites';
import type { BadgeProps } from '@comptoir/ui/Badge';
import type { TextKey } from '../frame/i18n/translate';
import { ownOf } from './ownOf';

const ACTIONS: Readonly<Record<string, { key: TextKey; tone: BadgeProps['tone'] }>> = {
  Insert: { key: 'activite.creation', tone: 'success' },
  Update: { key: 'activite.modification', tone: 'info' },
  Delete: { key: 'activite.suppression', tone: 'danger' },
  Restore: { key: 'activite.restauration', tone: 'primary' },
  Refus: { key: 'activite.refus', tone: 'warning' },
};

/** A session is opened and ended rather than created and deleted. */
const ACTIONS_SESSION: typeof ACTIONS = {
  Insert: { key: 'mouvement.ouverture', tone: 'success' },
  Delete: { key: 'activite.fermeture', tone: 'neutral' },
};

/** How a kind of action reads; null for one that is not known here, which is then shown as it is. */
export function actionOf({ objet, actiontype, libelle }: Pick<Activite, 'objet' | 'actiontype'> & Partial<Activite>) {
  // Who signs out records an `Insert` of that name (spec § 7 Session).
  const done = libelle === 'Deconnexion' ? 'Delete' : actiontype;
  return (objet === 'session' ? ownOf(ACTIONS_SESSION, done) : undefined) ?? ownOf(ACTIONS, actiontype) ?? null;
}
