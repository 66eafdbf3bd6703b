import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEscapeLayer, useOnClickOutside } from '../foundations';
import { Anchor, Bridge, Bubble } from './Tooltip.styles';

export interface TooltipProps {
  content: string;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** A press shows it, too: for a child that does nothing else, so that a finger can read it. */
  opensOnPress?: boolean;
  /** False when the child already says the whole text to a screen reader. */
  describes?: boolean;
}

/** Shown by hover and by keyboard focus; the pointer may go over it, Escape hides it (WCAG 1.4.13). */
export function Tooltip({ content, children, opensOnPress = false, describes = true }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { refs, floatingStyles } = useFloating<HTMLElement>({
    open: isOpen,
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [flip({ padding: 4 }), shift({ padding: 8 })],
  });
  const close = () => setIsOpen(false);
  useEscapeLayer(isOpen, close);
  useOnClickOutside([refs.domReference, refs.floating], isOpen, close);

  const hover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIsOpen(true);
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsOpen(true);
  const press = () => opensOnPress && setIsOpen(true);
  const describedBy = isOpen && describes ? id : undefined;

  return (
    <Anchor
      ref={refs.setReference}
      onPointerEnter={hover}
      onPointerLeave={close}
      onFocus={focus}
      onBlur={close}
      onClick={press}
    >
      {cloneElement(children, { 'aria-describedby': describedBy })}
      {isOpen &&
        createPortal(
          <Bridge ref={refs.setFloating} style={floatingStyles}>
            <Bubble role="tooltip" id={id}>
              {content}
            </Bubble>
          </Bridge>,
          document.body,
        )}
    </Anchor>
  );
}
