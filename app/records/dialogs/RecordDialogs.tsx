import { Fragment, useState } from 'react';
import { ResumeStep } from '../../frame/drafts/ResumeStep';
import { useResume } from '../../frame/drafts/useResume';
import { useLang } from '../../frame/i18n/useLang';
import { usePreload } from '../../frame/parts/lazy';
import { useSession } from '../../frame/session/useSession';
import { type Around, type Dialog, type Dialogs, type Opened, openedAs } from './dialog';

interface OpenedDialog<Row, Subjects, Props> {
  of: Dialogs<Row, Subjects, Props>;
  opened: Opened<Subjects>;
  onOpen(opened: Opened<Subjects>): void;
  /** The rows of the screen. */
  shown: Parameters<typeof useResume<Row>>[0];
  /** Whether drafts are resumed here; else the screen does it. */
  isResuming?: boolean;
  /** Called after the record was deleted. */
  onRemoved?: () => void;
}

/** Returns which dialog of a noun is open, and the function that opens one. */
export const useOpened = <Row, Subjects, Props>(_: Dialogs<Row, Subjects, Props>) => useState<Opened<Subjects>>(null);

/** The dialogs of a noun over its list or its page: the one that is open, and that in which a draft is resumed. */
export function RecordDialogs<Row, Subjects, Props>(props: OpenedDialog<Row, Subjects, Props> & NoInfer<Props>) {
  const { of, opened, shown, onOpen, isResuming = true } = props;
  const { t, lang } = useLang();
  const { can } = useSession();
  useResume(shown, of.idOf, isResuming ? resuming(of, shown.rows ?? [], onOpen) : {});
  const rows = shown.rows ?? [];
  const about: Around<Row, Subjects, Props> = { ...props, rows, t, lang, can, onClose: () => onOpen(null) };
  return (
    <>
      {keysOf(of).map((key) => {
        const dialog = of.dialogs[key];
        return (
          <Fragment key={key}>
            <Ahead {...dialog} />
            {opened && key in opened && draw(of, dialog, subjectOf(opened, key), about)}
          </Fragment>
        );
      })}
    </>
  );
}

type Key<Subjects> = Extract<keyof Subjects, string>;

/** Returns the names of a noun's dialogs with their type: the noun has no others. */
const keysOf = <Row, Subjects, Props>({ dialogs }: Dialogs<Row, Subjects, Props>) =>
  Object.keys(dialogs) as Key<Subjects>[];

/** Only called with the name that `opened` holds. */
const subjectOf = <Subjects, One extends Key<Subjects>>(opened: NonNullable<Opened<Subjects>>, key: One) =>
  (opened as Subjects)[key];

function draw<Row, Subjects, Props, Of>(
  { idOf }: Dialogs<Row, Subjects, Props>,
  { resume, draw: drawOf }: Dialog<Of, Row, Around<Row, Subjects, Props>>,
  subject: Of,
  about: Around<Row, Subjects, Props>,
) {
  if (!resume?.rowOf) return drawOf(subject, about, undefined);
  const id = idOf(resume.rowOf(subject));
  return (
    <ResumeStep name={resume.name} id={id}>
      {drawOf(subject, about, id)}
    </ResumeStep>
  );
}

/** Returns what opens the dialog again in which a draft was typed, by the draft's name. */
function resuming<Row, Subjects, Props>(
  of: Dialogs<Row, Subjects, Props>,
  rows: readonly Row[],
  onOpen: OpenedDialog<Row, Subjects, Props>['onOpen'],
) {
  const rowOf = (id: string) => rows.find((row) => String(of.idOf(row)) === id);
  const opening = <One extends Key<Subjects>>(key: One) => {
    const { resume } = of.dialogs[key];
    if (!resume) return [];
    const open = (row: Row | null, id: string) => {
      const subject = resume.subject(row, id, rowOf);
      if (subject === undefined) return false;
      onOpen(openedAs<Subjects, One>(key, subject));
      return true;
    };
    return [[resume.name, open] as const];
  };
  return Object.fromEntries(keysOf(of).flatMap(opening));
}

/** Loads the code of a dialog while the list is looked at. */
function Ahead<Of, Row, About>({ ahead, load }: Dialog<Of, Row, About>) {
  const { can } = useSession();
  usePreload(load !== undefined && (ahead === true || ahead?.some(can) === true), load ?? never);
  return null;
}

const never = async () => undefined;
