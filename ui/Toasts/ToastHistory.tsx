import { Bell } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Panel } from './ToastHistory.styles';

interface ToastHistoryProps {
  /** What the panel shows: `ToastMessages`, which may be loaded when it is first opened. */
  children: ReactNode;
}

/** Opens the last messages, for a person who missed one (DESIGN rule 17). */
export function ToastHistory({ children }: ToastHistoryProps) {
  const { toasts: texts } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const { close, toggle, setTrigger, setPanelInFocus, panelStyle, id } = usePopover({
    isOpen,
    onOpenChange: setIsOpen,
    placement: 'bottom-end',
  });
  // Closing puts the focus back on the button before the browser moves on, so Tab leads to what follows the button.
  const leave = (event: KeyboardEvent) => event.key === 'Tab' && close();
  // The panel closes, because what a message offers opens over the screen.
  const take = ({ target }: MouseEvent) => target instanceof Element && target.closest('button') && close();

  return (
    <>
      <IconButton
        ref={setTrigger}
        label={texts.history}
        icon={<Bell aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {isOpen &&
        createPortal(
          <Panel
            ref={setPanelInFocus}
            id={id}
            role="dialog"
            aria-label={texts.history}
            tabIndex={0}
            style={panelStyle}
            onKeyDown={leave}
            onClick={take}
          >
            {children}
          </Panel>,
          document.body,
        )}
    </>
  );
}
