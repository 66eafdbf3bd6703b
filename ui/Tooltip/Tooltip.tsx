import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEscapeLayer, useOnClickOutside } from '../foundations';
import { Anchor, Bridge, Bubble } from './Tooltip.styles';

export interface TooltipProps {
  /** What it says; never the only place where that is said. */
  content: string;
  /** One focusable element. Its native `title` gives way: two bubbles would lie on each other. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; title?: string | undefined }>;
  /** A tap shows it, and the next one hides it: a finger has no hover. False where a tap leads elsewhere. */
  opensOnPress?: boolean;
  /** False when the child already says the whole text to a screen reader. */
  describes?: boolean;
}

/**
 * Shown by hover, by keyboard focus and by a tap; the pointer may go over it, Escape hides it (WCAG 1.4.13).
 *
 * Not for what must be read to go on: a hint; nor what can be pressed: `Menu`.
 *
 * Keys: `Escape` hides it.
 */
export function Tooltip({ content, children, opensOnPress = true, describes = true }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { refs, floatingStyles } = useFloating<HTMLElement>({
    open: isOpen,
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [flip({ padding: 4 }), shift({ padding: 8 })],
  });
  const pointer = useRef('');
  const close = () => setIsOpen(false);
  useEscapeLayer(isOpen, close);
  useOnClickOutside([refs.domReference, refs.floating], isOpen, close);

  // A finger enters, leaves and is gone before its click comes: that one decides.
  const enter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIsOpen(true);
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && close();
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsOpen(true);
  const press = () => opensOnPress && setIsOpen((wasOpen) => !(wasOpen && pointer.current === 'touch'));
  const own = children.props['aria-describedby'];
  const describedBy = [own, describes && id].filter(Boolean).join(' ') || undefined;

  return (
    <Anchor
      ref={refs.setReference}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType;
      }}
      onFocus={focus}
      onBlur={close}
      onClick={press}
    >
      {cloneElement(children, { 'aria-describedby': describedBy, title: undefined })}
      {describes && (
        // There before the focus comes, which is when a description is read.
        <span id={id} hidden>
          {content}
        </span>
      )}
      {isOpen &&
        createPortal(
          <Bridge ref={refs.setFloating} style={floatingStyles}>
            <Bubble role="tooltip">{content}</Bubble>
          </Bridge>,
          document.body,
        )}
    </Anchor>
  );
}
