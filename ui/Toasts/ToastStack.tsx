import { TOAST_MS } from '@comptoir/domain/limits';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { DueItem } from './DueItem';
import type { Due, Toast } from './model';
import { Item, Region, Stack, Text } from './ToastStack.styles';
import { useIsInTheWay } from './useIsInTheWay';
import { usePageHidden } from './usePageHidden';

interface ToastStackProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  /** What is to be handed over now. */
  due: Due | null;
  /** Called with the next act, which ends `due`. */
  onActed: () => void;
}

/** Returns the region of a toast: `echo` is said elsewhere, what is wrong interrupts, and the rest waits. */
function placeOf({ tone, isEcho }: Toast): 'echo' | 'alert' | 'status' {
  if (isEcho) return 'echo';
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
}

/**
 * Live regions that always exist; modals do not hide elements with `aria-live`, not even those that are silent (DESIGN
 * rule 26). Every toast goes after 3 s (spec § 8). The time of the toasts stops while a pointer moves over them, while
 * one has the focus and while the tab is hidden. A pointer that already rests where a toast appears does not stop it.
 */
export function ToastStack({ toasts, onDismiss, due, onActed }: ToastStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isInTheWay = useIsInTheWay(stack, [toasts, due]);
  const isPaused = usePageHidden() || isHeld;

  // A removed element fires neither blur nor pointerleave, so the time of the other toasts must go on here.
  const end = (id: number) => {
    setIsHeld(false);
    onDismiss(id);
  };
  const items = (place: ReturnType<typeof placeOf>) =>
    toasts
      .filter((toast) => placeOf(toast) === place)
      .map((toast) => <ToastItem key={toast.id} toast={toast} isPaused={isPaused} onEnd={() => end(toast.id)} />);

  return createPortal(
    <Stack
      ref={stack}
      className="no-print"
      data-edge={isInTheWay ? 'top' : undefined}
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Region role="alert" aria-live="assertive">
        {items('alert')}
      </Region>
      <Region aria-live="off">{items('echo')}</Region>
      <Region role="status" aria-live="polite">
        {due && <DueItem due={due} onActed={onActed} />}
        {items('status')}
      </Region>
    </Stack>,
    document.body,
  );
}

function ToastItem({ toast, isPaused, onEnd }: { toast: Toast; isPaused: boolean; onEnd: () => void }) {
  const labels = useLabels();
  useTimeout(TOAST_MS, isPaused, onEnd);
  return (
    <Item $tone={toast.tone} data-tone={toast.tone}>
      <ToneIcon tone={toast.tone} />
      <Text>
        <span className="visually-hidden">{labels.pair(labels.tone[toast.tone], '')}</span>
        {toast.text}
        <div>
          {toast.actions.map(({ label, onAction }) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={() => {
                onAction();
                onEnd();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Text>
      <IconButton label={labels.toasts.dismiss} icon={<X aria-hidden />} size="sm" onClick={onEnd} />
    </Item>
  );
}

/** Calls back after `ms` milliseconds, not counting pauses. */
function useTimeout(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedMs;
    };
  }, [isPaused]);
}
