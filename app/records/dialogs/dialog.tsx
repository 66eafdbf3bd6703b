import type { Call } from '@comptoir/contract/call';
import type { Lang } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import type { ComponentProps, ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Translate } from '../../frame/i18n/translate';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf } from '../../frame/parts/lazy';
import { CallDialog, type CallDialogProps, type QuestionProps } from '../CallDialog';
import { DeletionDialog } from '../DeletionDialog';
import type { Resumed } from './resumed';

/** Which dialog of a noun is open and what it is about, as `{ edit: caisse }`; null for none. */
export type Opened<Subjects> = { [Key in keyof Subjects]: { [One in Key]: Subjects[Key] } }[keyof Subjects] | null;

/** Returns the dialog of this name, opened about this. */
export const openedAs = <Subjects, Key extends keyof Subjects>(key: Key, of: Subjects[Key]) =>
  ({ [key]: of }) as unknown as NonNullable<Opened<Subjects>>;

/** What a dialog may need besides what it is about; `Props` is what the screen gives all dialogs of the noun. */
export type Around<Row, Subjects, Props> = Props & {
  /** The rows that the screen shows. */
  rows: readonly Row[];
  onOpen(opened: Opened<Subjects>): void;
  onClose(): void;
  /** Called after the record was deleted, instead of `onClose`. */
  onRemoved?: (() => void) | undefined;
  t: Translate;
  lang: Lang;
  can(name: Permission): boolean;
};

/** Code is loaded while the list is looked at, for those who hold one of these permissions, or for all. */
type Ahead = readonly Permission[] | true;

/** One dialog of a noun. */
export interface Dialog<Of, Row, About> {
  resume?: Resumed<Of, Row> | undefined;
  ahead?: Ahead | undefined;
  load?(): Promise<unknown>;
  /** `key` tells a dialog that leads from one record to the next when to begin anew. */
  draw(of: Of, about: About, key: RecordId | undefined): ReactNode;
}

/** The dialogs of a noun by name: `Subjects` says what each is opened about. */
export interface Dialogs<Row, Subjects, Props = unknown> {
  idOf(row: Row): RecordId;
  dialogs: { readonly [Key in keyof Subjects]: Dialog<Subjects[Key], Row, Around<Row, Subjects, Props>> };
}

interface ModalOptions<Name extends string, Props extends object, Of, Row, About> {
  resume?: Resumed<NoInfer<Of>, NoInfer<Row>>;
  ahead?: Ahead;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  /** The size of the dialog to come, so that the width does not change when it comes. */
  size?: ComponentProps<typeof LazyDialog>['size'];
  title?(of: Of, about: About): string;
  /**
   * Returns the props of the modal; null while some are unknown. `onClose` closes the dialog unless it is given here.
   */
  props(of: Of, about: About): (Omit<Props, 'onClose'> & { onClose?: () => void }) | null;
}

/** What each dialog needs to draw itself. */
export interface Drawn {
  t: Translate;
  onClose(): void;
}

/** A dialog whose code, with its texts, is loaded when it is first opened, or ahead. */
export function modal<Name extends string, Props extends object, Of, Row, About extends Drawn>(
  name: Name,
  options: ModalOptions<Name, Props, Of, Row, About>,
): Dialog<Of, Row, About> {
  const { load, size, title, props, ...rest } = options;
  // Props that are not known yet are more than the types of `lazy` can follow.
  const Modal = lazyOf(load, name) as unknown as FunctionComponent<Props>;
  return {
    ...rest,
    load,
    draw: (of, about, key) => {
      const own = props(of, about);
      if (own === null) return null;
      // Only `onClose` was missing.
      const given = { onClose: about.onClose, ...own } as unknown as Props;
      return (
        <LazyDialog size={size} title={title?.(of, about)} onClose={about.onClose}>
          <Modal key={key} {...given} />
        </LazyDialog>
      );
    },
  };
}

type Said<C extends Call> = Omit<CallDialogProps<C>, 'call' | 'onClose' | 'onDone'>;

/** Asks before it makes a call, as `CallDialog` does. */
export const question = <C extends Call, Of, Row, About extends Drawn>(
  call: C,
  say: (of: Of, about: About) => Said<C> & QuestionProps,
): Dialog<Of, Row, About> => ({
  draw: (of, about) => <CallDialog call={call} {...say(of, about)} onClose={about.onClose} />,
});

/** Asks before a deletion; `say` names the record and what forbids it. */
export const deletion = <C extends Call, Of, Row, About extends Drawn & { onRemoved?: (() => void) | undefined }>(
  call: C,
  say: (of: Of, about: About) => Said<C>,
): Dialog<Of, Row, About> => ({
  draw: (of, about) => (
    <DeletionDialog call={call} {...say(of, about)} onClose={about.onClose} onDone={about.onRemoved} />
  ),
});
