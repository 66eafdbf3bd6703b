import { type ComponentPropsWithRef, type ReactNode, type RefObject, startTransition, use, useState } from 'react';
import { AlertPlace } from '../Alert';
import { ConfirmDialog } from '../ConfirmDialog';
import { DialogFrame, type DialogSize } from '../DialogFrame';
import { useLabels } from '../labels';
import { ModalNotice } from './ModalNotice';

export interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the cross or Escape closes the modal; a press outside closes nothing. */
  onClose: () => void;
  /** Heading and name of the modal. */
  title: string;
  /** Greatest width of the modal. */
  size?: DialogSize;
  /**
   * The buttons. A function receives a `close` that asks first when the form is dirty: give it to the Cancel button.
   */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Typed text would be lost, so Escape, the cross and Cancel ask before closing (DESIGN rules 12, 13). */
  isDirty?: boolean;
  /** Element that takes the focus at the opening; by default the first field, else the modal itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A form or a record above the page, with its buttons at the foot.
 *
 * Not for a question with two answers: `ConfirmDialog`; nor content with an address of its own: a screen.
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
  // The press is answered first, as when the dialog opens, because the page below is drawn again.
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
