import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, startTransition, useId, useRef } from 'react';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { DialogFrame } from '../DialogFrame';
import { Body, Detail, Mark, Question, Row, Texts } from './ConfirmDialog.styles';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** What it is about. */
  title: string;
  /** What is asked, as a whole sentence. */
  question: string;
  /** Names the object and the consequence (DESIGN rule 14). */
  detail?: ReactNode;
  /** `primary` where what is confirmed destroys nothing. */
  tone?: 'danger' | 'primary';
  /** The word for yes. */
  confirmLabel: string;
  /** The word for no; it has the focus first. */
  cancelLabel: string;
  /** Whether what was confirmed is under way: it can be neither taken back nor asked for again. */
  busy?: boolean;
  /** Why the last attempt failed; the question stays. */
  error?: ReactNode;
  /** Called when yes is pressed. */
  onConfirm: () => void;
  /** Called when no is pressed, or Escape. */
  onCancel: () => void;
}

/**
 * Asks before what cannot be taken back, and says what will be lost.
 *
 * Not for what can be undone: do it and offer that in a toast; nor a form: `Modal`.
 *
 * Keys: `Escape` cancels.
 *
 * States: `data-tone` is how grave it is.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null;
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, question, detail, tone = 'danger', confirmLabel, cancelLabel, busy = false, error, ...others } = props;
  const { onConfirm, onCancel, ...rest } = others;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // Once confirmed it is on its way: closing would look like a cancellation. As at its opening, the press is answered first.
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
