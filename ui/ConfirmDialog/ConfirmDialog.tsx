import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, startTransition, useId, useRef } from 'react';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { DialogFrame } from '../DialogFrame';
import { Body, Detail, Mark, Question, Row, Texts } from './ConfirmDialog.styles';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** The dialog's heading. */
  title: string;
  /** The question, as a whole sentence. */
  question: string;
  /** Names the object and the consequence (DESIGN rule 14). */
  detail?: ReactNode;
  /** `primary` where the action destroys nothing. */
  tone?: 'danger' | 'primary';
  /** The word for yes. */
  confirmLabel: string;
  /** The word for no; its button has the focus first. */
  cancelLabel: string;
  /** The confirmed action is running: it can be neither cancelled nor confirmed again. */
  busy?: boolean;
  /** Why the last attempt failed; the question stays. */
  error?: ReactNode;
  /** Called when yes is pressed. */
  onConfirm: () => void;
  /** Called when no or Escape is pressed. */
  onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone, and says what will be lost.
 *
 * Not for an action that can be undone: do it and offer to undo it in a toast; nor a form: `Modal`.
 *
 * Keys: `Escape` cancels.
 *
 * States: `data-tone` is `danger` or `primary`.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null;
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, question, detail, tone = 'danger', confirmLabel, cancelLabel, busy = false, error, ...others } = props;
  const { onConfirm, onCancel, ...rest } = others;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // While the confirmed action runs, closing would look like a cancellation. The transition answers the press first, as
  // when the dialog opens.
  const leave = () => !busy && startTransition(onCancel);

  const footer = (
    <>
      <Button ref={cancel} variant="secondary" onClick={leave}>
        {cancelLabel}
      </Button>
      <Button variant={tone} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );

  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      size="sm"
      title={title}
      footer={footer}
      initialFocus={cancel}
      onEscape={leave}
      aria-describedby={id}
      data-tone={tone}
    >
      <Body>
        <Row>
          <Mark $tone={tone}>
            <TriangleAlert aria-hidden />
          </Mark>
          <Texts id={id}>
            <Question>{question}</Question>
            {detail !== undefined && <Detail>{detail}</Detail>}
          </Texts>
        </Row>
        {error && <Alert tone="danger">{error}</Alert>}
      </Body>
    </DialogFrame>
  );
}
