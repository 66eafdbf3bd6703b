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

/** The actions on a session, which is opened and closed rather than created and deleted. */
const ACTIONS_SESSION: typeof ACTIONS = {
  Insert: { key: 'mouvement.ouverture', tone: 'success' },
  Delete: { key: 'activite.fermeture', tone: 'neutral' },
};

/** Returns words and colour of an action; null for an unknown one, which is then shown as it is. */
export function actionOf({ objet, actiontype, libelle }: Pick<Activite, 'objet' | 'actiontype'> & Partial<Activite>) {
  // The client records a sign-out as an `Insert` with this label (spec § 7 Session).
  const done = libelle === 'Deconnexion' ? 'Delete' : actiontype;
  return (objet === 'session' ? ownOf(ACTIONS_SESSION, done) : undefined) ?? ownOf(ACTIONS, actiontype) ?? null;
}
