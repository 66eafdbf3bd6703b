import { RotateCw, X } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { FieldError } from '../Field';
import { ChosenAnnouncer, FileListLayout, FileRow } from '../FileList';
import { useFocusKeeper } from '../foundations';
import { useLabels } from '../labels';
import { ProgressBar } from '../ProgressBar';
import { actionsIn, isOver, toneOf, type UploadItem } from './model';
import { Buttons, Foot, Note, State } from './UploadList.styles';
import { useOutcomes } from './useOutcomes';

export interface UploadListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The files, in the order in which they are sent. */
  items: readonly UploadItem[];
  /** Called with the id of a file to take off the list: one that waits, was refused, was cancelled or failed. */
  onRemove?: (id: string) => void;
  /** Called with the id of a file to stop while it is shrunk or sent. */
  onCancel?: (id: string) => void;
  /** Called with the id of a cancelled or failed file to send again. */
  onRetry?: (id: string) => void;
}

/**
 * The queue of chosen files, each with its state and its own named buttons (DESIGN rule 20, PRODUCT 1.19).
 *
 * Not for files that are sent with the form: `FileList`.
 *
 * States: `data-state` is the state of each file, `data-invalid` on one that was refused or failed.
 */
export function UploadList({ items, onRemove, onCancel, onRetry, ...rest }: UploadListProps) {
  const keeper = useFocusKeeper();
  const outcomes = useOutcomes(items);
  const actOn = { remove: onRemove, cancel: onCancel, retry: onRetry };

  return (
    <>
      <ChosenAnnouncer items={items} />
      {items.length > 0 && (
        <FileListLayout {...rest} {...keeper}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} actOn={actOn} />
          ))}
        </FileListLayout>
      )}
      {/*
       * This region always exists, so that what is written in it is announced: the end of each file, not each percent.
       */}
      <div role="status" aria-atomic={false} className="visually-hidden">
        {outcomes.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}

interface UploadRowProps {
  item: UploadItem;
  actOn: Record<'remove' | 'cancel' | 'retry', ((id: string) => void) | undefined>;
}

function UploadRow({ item, actOn }: UploadRowProps) {
  const { uploadList } = useLabels();
  const { id, name, before, after, state } = item;
  const reasonId = useId();
  const isFaulty = state === 'refused' || state === 'failed';

  const buttons = actionsIn(state).flatMap((action) => {
    const act = actOn[action];
    return act ? [<RowButton key={action} action={action} name={name} onClick={() => act(id)} />] : [];
  });
  return (
    <FileRow
      name={name}
      detail={after === undefined ? before : uploadList.sizes(before, after)}
      data-state={state}
      data-invalid={isFaulty || undefined}
      aria-describedby={isFaulty && item.reason ? reasonId : undefined}
    >
      <Foot>
        <State>
          {state === 'sending' ? (
            <ProgressBar label={<Sending name={name} />} value={item.progress ?? 0} />
          ) : (
            <Badge tone={toneOf(state)}>{uploadList.state[state]}</Badge>
          )}
        </State>
        <Buttons>{buttons}</Buttons>
      </Foot>
      {state !== 'stored' && item.note && <Note>{item.note}</Note>}
      {isOver(state) && item.reason && <FieldError id={reasonId}>{item.reason}</FieldError>}
    </FileRow>
  );
}

function Sending({ name }: { name: string }) {
  const { uploadList } = useLabels();
  return (
    <>
      {uploadList.state.sending} <span className="visually-hidden">{name}</span>
    </>
  );
}

interface RowButtonProps {
  action: 'remove' | 'cancel' | 'retry';
  name: string;
  onClick: () => void;
}

function RowButton({ action, name, onClick }: RowButtonProps) {
  const { fileList, uploadList } = useLabels();
  const texts = {
    remove: [fileList.remove, fileList.removeNamed(name)],
    cancel: [uploadList.cancel, uploadList.cancelNamed(name)],
    retry: [uploadList.retry, uploadList.retryNamed(name)],
  } as const;
  const [text, named] = texts[action];
  const Icon = action === 'retry' ? RotateCw : X;
  return (
    <Button variant="ghost" size="sm" icon={<Icon aria-hidden />} aria-label={named} onClick={onClick}>
      {text}
    </Button>
  );
}
