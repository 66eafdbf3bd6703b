import { Bell } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefCallback, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { timeOf } from './model';
import { HistoryContext } from './ToastContext';
import { Empty, Entry, Heading, List, Panel, Time } from './ToastHistory.styles';

/** The last messages, for a person who missed one (DESIGN rule 17). */
export function ToastHistory() {
  const { toasts: texts } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const { close, toggle, setTrigger, setPanelInFocus, panelStyle, id } = usePopover({
    isOpen,
    onOpenChange: setIsOpen,
    placement: 'bottom-end',
  });

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
        createPortal(<Messages id={id} panelRef={setPanelInFocus} style={panelStyle} onLeave={close} />, document.body)}
    </>
  );
}

interface MessagesProps {
  id: string;
  panelRef: RefCallback<HTMLElement>;
  style: CSSProperties;
  onLeave: () => void;
}

function Messages({ id, panelRef, style, onLeave }: MessagesProps) {
  const { toasts: texts } = useLabels();
  const history = use(HistoryContext);
  const headingId = useId();
  // Closing puts the focus back on the button before the browser moves on, so Tab leads to what follows the button.
  const leave = (event: KeyboardEvent) => event.key === 'Tab' && onLeave();

  return (
    <Panel
      ref={panelRef}
      id={id}
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={0}
      style={style}
      onKeyDown={leave}
    >
      <Heading id={headingId}>{texts.history}</Heading>
      {history.length === 0 ? (
        <Empty>{texts.noHistory}</Empty>
      ) : (
        <List>
          {history.map((toast) => (
            <Entry key={toast.id} $tone={toast.tone}>
              <ToneIcon tone={toast.tone} />
              <p>{toast.text}</p>
              <Time>{timeOf(toast.atMs)}</Time>
            </Entry>
          ))}
        </List>
      )}
    </Panel>
  );
}
