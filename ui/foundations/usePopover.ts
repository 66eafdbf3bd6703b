import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react';
import { useCallback, useId, useRef } from 'react';
import { useBackLayer } from './useBackLayer';
import { useEscapeLayer } from './useEscapeLayer';
import { useOnClickOutside } from './useOnClickOutside';
import { useTouch } from './useTouch';

interface PopoverOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: Placement;
  /** The panel is as wide as its trigger, for a list under a field. */
  isTriggerWide?: boolean;
  /** The panel may cover its trigger where it would not fit otherwise. */
  mayCover?: boolean;
}

/**
 * Places a panel beside its trigger, within the window. Escape and a press outside close it (spec § 2 Shell); Escape
 * also gives the focus back to the trigger.
 */
export function usePopover(options: PopoverOptions) {
  const { isOpen, onOpenChange, placement = 'bottom-start', isTriggerWide = false, mayCover = false } = options;
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8, crossAxis: mayCover }),
      size({
        padding: 8,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.max(120, availableHeight)}px`;
          if (isTriggerWide) floating.style.width = `${rects.reference.width}px`;
        },
      }),
    ],
  });

  const close = () => {
    trigger.current?.focus();
    onOpenChange(false);
  };
  const toggle = () => (isOpen ? close() : onOpenChange(true));
  useEscapeLayer(isOpen, close);
  // With a mouse, a press beside it closes it. An entry in the history for each menu would remove the way forward.
  useBackLayer(isOpen, close, useTouch());
  useOnClickOutside([trigger, refs.floating], isOpen, () => onOpenChange(false));

  const { setReference, setFloating } = refs;
  const setTrigger = useCallback(
    (element: HTMLElement | null) => {
      trigger.current = element;
      setReference(element);
    },
    [setReference],
  );

  // Ref for a panel that takes the focus as it opens.
  const setPanelInFocus = useCallback(
    (element: HTMLElement | null) => {
      setFloating(element);
      element?.focus({ preventScroll: true });
    },
    [setFloating],
  );

  return { id, close, toggle, setTrigger, setPanel: setFloating, setPanelInFocus, panelStyle: floatingStyles };
}
