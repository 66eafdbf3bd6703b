import { type ComponentPropsWithRef, type ReactNode, type RefObject, startTransition, use, useState } from 'react';
import { AlertPlace } from '../Alert';
import { ConfirmDialog } from '../ConfirmDialog';
import { DialogFrame, type DialogSize } from '../DialogFrame';
import { useLabels } from '../labels';
import { ModalNotice } from './ModalNotice';

export interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is closed by its cross or by Escape; a press beside it closes nothing. */
  onClose: () => void;
  /** Its heading and its name. */
  title: string;
  /** Its greatest width. */
  size?: DialogSize;
  /** A function receives the close that asks first when the form is dirty: give it to the Cancel button. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Something typed would be lost: Escape, the cross and Cancel ask before closing (DESIGN rules 12, 13). */
  isDirty?: boolean;
  /** What has the focus first; else its first field, else the modal itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A form or a record above the page, with its buttons at the foot.
 *
 * Not for a question with two answers: `ConfirmDialog`; nor what has an address of its own: a screen.
 *
 * Keys: `Escape` closes, and asks first when something was typed.
 *
 * States: `data-dirty` once something was typed.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({ onClose, footer, isDirty = false, children, ...rest }: Omit<ModalProps, 'open'>) {
  const { discard } = useLabels();
  const notice = use(ModalNotice);
  const [isAsking, setIsAsking] = useState(false);
  // As at its opening, the press is answered first: what lies below is drawn again.
  const leave = () => startTransition(onClose);
  const close = () => (isDirty ? setIsAsking(true) : leave());

  return (
    <>
      <DialogFrame
        {...rest}
        isSheet
        hasCloseButton
        footer={typeof footer === 'function' ? footer(close) : footer}
        onEscape={close}
        data-dirty={isDirty || undefined}
      >
        {notice !== null && <AlertPlace>{notice}</AlertPlace>}
        {children}
      </DialogFrame>
      <ConfirmDialog
        open={isAsking}
        title={discard.title}
        question={discard.question}
        detail={discard.detail}
        confirmLabel={discard.confirm}
        cancelLabel={discard.cancel}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
