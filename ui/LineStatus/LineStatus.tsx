import { Leaf, type LucideIcon, ServerOff, Wifi, WifiLow, WifiOff } from 'lucide-react';
import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useState } from 'react';
import { usePopover } from '../foundations';
import { useLabels } from '../labels';
import { Heading, Panel, Root, Text, Trigger } from './LineStatus.styles';

export interface LineStatusProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** State of the connection; `saving` means that it is good and that data is saved. */
  state: 'online' | 'slow' | 'unanswered' | 'offline' | 'saving';
  /** Name of the state. */
  text: string;
  /** Name of the button and of its panel. */
  label: string;
  /** Called with true when the focus enters the button or its panel, and with false when it leaves both. */
  onHeld?: (isHeld: boolean) => void;
  /** What the state means and what can be done about it. */
  children: ReactNode;
}

const ICONS: Readonly<Record<LineStatusProps['state'], LucideIcon>> = {
  online: Wifi,
  slow: WifiLow,
  unanswered: ServerOff,
  offline: WifiOff,
  saving: Leaf,
};

/**
 * The state of the connection, always in view, by word, icon and colour (DESIGN rule 24); a press tells more.
 *
 * Not for the outcome of one action: a toast.
 *
 * Keys: `Escape` closes what a press opened.
 *
 * States: `data-state` is `online`, `slow`, `unanswered`, `offline` or `saving`.
 */
export function LineStatus({ state, text, label, onHeld, children, ...rest }: LineStatusProps) {
  const { pair } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const popover = usePopover({ isOpen, onOpenChange: setIsOpen, placement: 'bottom-end' });
  const Icon = ICONS[state];
  // The panel stands after its button, so that Tab enters and leaves it; it closes when the focus has left both.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isHeld = currentTarget.contains(relatedTarget as Node | null);
    onHeld?.(isHeld);
    if (relatedTarget && !isHeld) setIsOpen(false);
  };

  return (
    <Root onFocus={() => onHeld?.(true)} onBlur={leave}>
      <Trigger
        type="button"
        {...rest}
        ref={popover.setTrigger}
        data-state={state}
        title={text}
        aria-label={pair(label, text)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popover.id : undefined}
        onClick={popover.toggle}
      >
        <Icon aria-hidden />
        <Text aria-hidden>{text}</Text>
      </Trigger>
      {isOpen && (
        <Panel
          ref={popover.setPanelInFocus}
          id={popover.id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          style={popover.panelStyle}
        >
          <Heading data-state={state}>
            <Icon aria-hidden />
            {text}
          </Heading>
          {children}
        </Panel>
      )}
    </Root>
  );
}
