import type { Activite, TypeAction } from '@comptoir/contract/activites';
import type { BadgeProps } from '@comptoir/ui/Badge';
import type { TextKey, TextValues } from '../frame/i18n/translate';
import { ownOf } from './ownOf';

/** Words and colour of an action. */
interface Action {
  key: TextKey;
  tone: BadgeProps['tone'];
  values?: TextValues;
}

const ACTIONS: Readonly<Record<TypeAction, Action>> = {
  Insert: { key: 'activite.creation', tone: 'success' },
  Update: { key: 'activite.modification', tone: 'info' },
  Delete: { key: 'activite.suppression', tone: 'danger' },
  Restore: { key: 'activite.restauration', tone: 'primary' },
  Export: { key: 'activite.export', tone: 'info' },
  Refus: { key: 'activite.refus', tone: 'warning' },
};

export const motAction = (type: TypeAction): TextKey => ACTIONS[type].key;

/** The actions on a session, which is opened and closed rather than created and deleted. */
const ACTIONS_SESSION: Readonly<Record<string, Action>> = {
  Insert: { key: 'activite.sessionouverte', tone: 'success' },
  Delete: { key: 'activite.fermeture', tone: 'neutral' },
};

/** Returns how often a numbered document was printed, according to a line of the log; 0 if the line has no number. */
function tiragesOf(told: unknown): number {
  const { tirages } = (told ?? {}) as { tirages?: unknown };
  return typeof tirages === 'number' ? tirages : 0;
}

/**
 * Returns the action of a document's print; null if only its link was renewed. Each print after the first is a
 * duplicate, with its number stamped on it (ADR 0042).
 */
function tirageOf({ avant, apres }: Partial<Activite>): Action | null {
  const tirage = tiragesOf(apres);
  if (tirage <= tiragesOf(avant)) return null;
  return tirage > 1
    ? { key: 'activite.duplicata', tone: 'warning', values: { tirage } }
    : { key: 'activite.impression', tone: 'info' };
}

/** Returns words and colour of an action; null for an unknown one, which is then shown as it is. */
export function actionOf(activite: Pick<Activite, 'objet' | 'actiontype'> & Partial<Activite>): Action | null {
  const { objet, actiontype, libelle } = activite;
  const tirage = objet === 'imprime' ? tirageOf(activite) : null;
  if (tirage) return tirage;
  // The client records a sign-out as an `Insert` with this label (spec § 7 Session).
  const done = libelle === 'Deconnexion' ? 'Delete' : actiontype;
  return (objet === 'session' ? ownOf(ACTIONS_SESSION, done) : undefined) ?? ownOf(ACTIONS, actiontype) ?? null;
}
