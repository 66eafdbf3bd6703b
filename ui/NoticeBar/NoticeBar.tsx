import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Bar, Place, Text } from './NoticeBar.styles';

export interface NoticeBarProps extends ComponentPropsWithRef<'div'> {
  /** Text of the notice; null while there is none. */
  text: string | null;
  /** Called when the cross is pressed: set `text` to null then. */
  onDismiss: () => void;
  /** Buttons for what the person can do about it. */
  children?: ReactNode;
}

/**
 * A notice that can wait, at the foot of the page. It takes no focus, and on a phone a sheet lies over it. Its live
 * region always exists, so that screen readers read the notice when it appears, and modals do not hide that region
 * (DESIGN rules 17 and 26).
 *
 * Not for the outcome of an action: a toast; nor a question that needs an answer: `ConfirmDialog`.
 *
 * States: `data-open` while there is a notice.
 */
export function NoticeBar({ text, onDismiss, children, ...rest }: NoticeBarProps) {
  const labels = useLabels();
  // Storybook recognises a component by the elements that it returns, and a portal alone is not an element.
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
