import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Bar, Place, Text } from './NoticeBar.styles';

export interface NoticeBarProps extends ComponentPropsWithRef<'div'> {
  /** Null while there is nothing to say. */
  text: string | null;
  onDismiss: () => void;
  /** What may be done about it. */
  children?: ReactNode;
}

/**
 * Something that can wait, at the foot of the page: it takes no focus, and the sheet of a phone lies over it. Its
 * live region is always there, so that what appears in it is read out, and modals spare it (DESIGN rules 17 and 26).
 *
 * Not for the outcome of an action: a toast; nor what must be answered: `ConfirmDialog`.
 *
 * States: `data-open` while it says something.
 */
export function NoticeBar({ text, onDismiss, children, ...rest }: NoticeBarProps) {
  const labels = useLabels();
  // Storybook tells a component by the elements that it gives: a portal alone is none.
  return (
    <>
      {createPortal(
        <Place className="no-print" role="status" aria-live="polite" {...rest} data-open={text !== null || undefined}>
          {text !== null && (
            <Bar>
              <Text>{text}</Text>
              {children}
              <IconButton label={labels.toasts.dismiss} icon={<X aria-hidden />} size="sm" onClick={onDismiss} />
            </Bar>
          )}
        </Place>,
        document.body,
      )}
    </>
  );
}
