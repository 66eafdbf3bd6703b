import type { Lang } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import type { LucideIcon } from 'lucide-react';
import type { TextKey, Translate } from '../frame/i18n/translate';
import type { Session } from '../frame/session/useSession';
import type { HistoriqueDe } from './HistoriqueAction';

/** What an action does: it opens one of the noun's dialogs, follows a link to another tab, or does something else. */
export type Doing<Opened> = {
  /** The permission that it needs. */
  needs?: Permission;
} & ({ open: Opened } | { href: string; onPress?(): void } | { onPress(): void });

/** An action in the menu. */
export type Action<Opened> = { text: TextKey; icon: LucideIcon } & Doing<Opened>;

/** The action that is used most, a button on the row itself. Its `label` names the row and begins with its text. */
export type MainAction<Opened> = { text: TextKey; label: string; icon?: LucideIcon } & Doing<Opened>;

/** What may be done with a record, on its row as at the head of its page. */
export interface Actions<Opened> {
  /** Names the row; users who may read the audit log get the entry "Historique" of a record that has one. */
  of: HistoriqueDe | { libelle: string };
  main?: MainAction<Opened> | false | null;
  /** Id of a debt: after a payment of another row the focus comes here (`focusRow`). */
  dette?: RecordId;
  /** Address of the record's page, to which a press on the row leads. */
  page?: string | undefined;
  /** Opens a record that has no page, if the main action does not. */
  opening?: { label: string } & Doing<Opened>;
  /** The noun's own entries of the menu, in their order. */
  own?: readonly (Action<Opened> | false | null)[];
  edit?: Doing<Opened> | false;
  remove?: Doing<Opened> | false;
  /** Why the record may be neither edited nor deleted now: both stand in the menu below it, and cannot be chosen. */
  locked?: string | false;
}

/** Who looks at a record, and where. */
export interface Viewed extends Pick<Session, 'can' | 'user'> {
  t: Translate;
  lang: Lang;
  /** Whether the actions stand at the head of the record's page, which shows its lists already. */
  isHead: boolean;
}

/** Says what may be done with a record of a noun. */
export type ActionsOf<Row, Opened> = (row: Row, viewed: Viewed) => Actions<Opened>;

/** Returns the action if it exists and the user may do it. */
export const offered = <Said extends { needs?: Permission }>(
  said: Said | false | null | undefined,
  can: Session['can'],
): Said | undefined => (said && (said.needs === undefined || can(said.needs)) ? said : undefined);
