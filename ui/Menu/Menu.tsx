import type { Placement } from '@floating-ui/react';
import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from '../foundations';
import { MenuPanel } from './MenuPanel';

export interface MenuTriggerProps {
  /** Ref to the button, which gets the focus back once the menu is closed. */
  ref: Ref<HTMLButtonElement>;
  /** Says that the button opens a menu. */
  'aria-haspopup': 'menu';
  /** Whether the menu is open. */
  'aria-expanded': boolean;
  /** The menu’s id while it is open. */
  'aria-controls': string | undefined;
  /** Opens and closes the menu. */
  onClick: () => void;
  /** Opens the menu by an arrow key, at its first or last item. */
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** Draws the button, which must take the props as they are. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Draws the items. Each item gives its action to `select`, which closes the menu and then runs the action. */
  children: (select: (act: () => void) => void) => ReactNode;
  /** The side on which the menu opens, as long as there is room. */
  placement?: Placement;
}

/**
 * A button and its menu, with the keys of the ARIA practices (DESIGN rule 22).
 *
 * Not for the screens of an application: `SidebarNav`; nor a value: `SelectField`.
 *
 * Keys: `ArrowDown` and `ArrowUp` open it and go through it, `Home` and `End` lead to its ends, a letter to the next
 * item that begins with it, `Enter` and Space choose, `Escape` and `Tab` leave.
 */
export function Menu({ label, trigger, children, placement = 'bottom-start' }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const isOpen = opened !== null;
  const popover = usePopover({ isOpen, onOpenChange: (next) => setOpened(next ? 'first' : null), placement });

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  // The trigger gets the focus back before anything else opens, because a modal remembers what had the focus.
  const select = (act: () => void) => {
    popover.close();
    act();
  };

  return (
    <>
      {trigger({
        ref: popover.setTrigger,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? popover.id : undefined,
        onClick: () => (isOpen ? popover.close() : setOpened('first')),
        onKeyDown: openByKey,
      })}
      {isOpen &&
        createPortal(
          <MenuPanel
            ref={popover.setPanel}
            id={popover.id}
            label={label}
            startAt={opened}
            style={popover.panelStyle}
            onLeave={popover.close}
          >
            {children(select)}
          </MenuPanel>,
          document.body,
        )}
    </>
  );
}
