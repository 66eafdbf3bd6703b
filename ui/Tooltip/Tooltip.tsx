import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEscapeLayer, useOnClickOutside } from '../foundations';
import { Anchor, Bridge, Bubble } from './Tooltip.styles';

export interface TooltipProps {
  /** Text of the bubble, which must not be the only place of this text. */
  content: string;
  /** One focusable element. Its native `title` is removed, because two bubbles would overlap. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; title?: string | undefined }>;
  /**
   * A tap shows the bubble, and the next one hides it, because a finger cannot hover. False where a tap leads
   * elsewhere.
   */
  opensOnPress?: boolean;
  /** False when the child already says the whole text to a screen reader. */
  describes?: boolean;
}

/**
 * A text that shows on hover, on keyboard focus and on a tap. The pointer may go over it, and Escape hides it (WCAG
 * 1.4.13).
 *
 * Not for a text that people need to go on: a hint; nor content to press: `Menu`.
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

  // A finger enters and leaves before its click comes, so only the click counts.
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
        // In the page before the focus comes, because screen readers read a description at that moment.
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
