import { type ComponentPropsWithRef, useRef } from 'react';
import { Button } from '../Button';
import { DialogFrame } from '../DialogFrame';
import { useLabels } from '../labels';
import { Count, Question } from './InactivityDialog.styles';
import { announcedSeconds } from './model';

export interface InactivityDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Seconds until the session ends. */
  secondsLeft: number;
  /** Called when the person goes on working. */
  onStay: () => void;
  /** Called when the person signs out at once. */
  onLeave: () => void;
}

/**
 * The warning before the sign-out for inactivity (PRODUCT 1.21).
 *
 * Not for any other warning: `ConfirmDialog`.
 *
 * Keys: `Escape` goes on working.
 */
export function InactivityDialog({ open, ...rest }: InactivityDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ secondsLeft, onStay, onLeave, ...rest }: Omit<InactivityDialogProps, 'open'>) {
  const { inactivity } = useLabels();
  const stay = useRef<HTMLButtonElement>(null);
  const announced = announcedSeconds(secondsLeft);

  const footer = (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {inactivity.leave}
      </Button>
      <Button ref={stay} onClick={onStay}>
        {inactivity.stay}
      </Button>
    </>
  );
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      size="sm"
      title={inactivity.title}
      footer={footer}
      initialFocus={stay}
      onEscape={onStay}
    >
      <Question>{inactivity.question}</Question>
      <Count aria-hidden>{inactivity.remaining(secondsLeft)}</Count>
      <p className="visually-hidden" role="status">
        {announced !== undefined && inactivity.remaining(announced)}
      </p>
    </DialogFrame>
  );
}
