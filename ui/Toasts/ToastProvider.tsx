import { type ReactNode, useCallback, useMemo, useReducer, useRef } from 'react';
import { dismiss, EMPTY, say, type Toast, type ToastAction, type ToastState, type ToastTone } from './model';
import { HistoryContext, type Toaster, ToasterContext } from './ToastContext';
import { ToastStack } from './ToastStack';

type Action = { say: Toast } | { dismiss: number };

function reduce(state: ToastState, action: Action): ToastState {
  return 'say' in action ? say(state, action.say) : dismiss(state, action.dismiss);
}

/**
 * Mounted once around the app: its live regions exist before the first message, else it would not be announced.
 *
 * Not for what must be read or answered: `Alert`, `ConfirmDialog`; nor the errors of a form: `ErrorSummary`.
 *
 * Keys: `Tab` may pass through a toast without touching its clock, and leaves the history.
 *
 * States: `data-tone` on each toast; above a status with `data-open` they stand higher.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const lastId = useRef(0);

  const toaster = useMemo<Toaster>(() => {
    const sayer =
      (tone: ToastTone, isEcho = false) =>
      (text: string, action?: ToastAction) => {
        lastId.current += 1;
        dispatch({ say: { id: lastId.current, tone, text, action, isEcho, atMs: Date.now() } });
      };
    return {
      success: sayer('success'),
      error: sayer('danger'),
      echo: sayer('danger', true),
      info: sayer('info'),
      warning: sayer('warning'),
    };
  }, []);
  const onDismiss = useCallback((id: number) => dispatch({ dismiss: id }), []);

  return (
    <ToasterContext value={toaster}>
      <HistoryContext value={state.history}>{children}</HistoryContext>
      <ToastStack toasts={state.shown} onDismiss={onDismiss} />
    </ToasterContext>
  );
}
