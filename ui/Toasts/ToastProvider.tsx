import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import {
  type Due,
  dismissToast,
  EMPTY,
  sayToast,
  type Toast,
  type ToastAction,
  type ToastState,
  type ToastTone,
} from './model';
import { HistoryContext, type Toaster, ToasterContext } from './ToastContext';
import { ToastStack } from './ToastStack';

type Action = { say: Toast } | { dismiss: number };

function reduceToasts(state: ToastState, action: Action): ToastState {
  return 'say' in action ? sayToast(state, action.say) : dismissToast(state, action.dismiss);
}

/**
 * Shows the messages of the application, around which it is mounted once. Its live regions exist before the first
 * message, which would otherwise not be announced.
 *
 * Not for what must be read or answered: `Alert`, `ConfirmDialog`; nor the errors of a form: `ErrorSummary`.
 *
 * Keys: `Tab` in the history closes the panel.
 *
 * States: `data-tone` on each toast; `data-edge` is top where the toasts would otherwise cover the focus; they stand
 * higher above a notice with `data-open`.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceToasts, EMPTY);
  const [due, setDue] = useState<Due | null>(null);
  const lastId = useRef(0);

  const toaster = useMemo<Toaster>(() => {
    const sayer =
      (tone: ToastTone, isEcho = false) =>
      (text: string, ...offers: (ToastAction | undefined)[]) => {
        lastId.current += 1;
        const actions = offers.filter((offer) => offer !== undefined);
        dispatch({ say: { id: lastId.current, tone, text, actions, isEcho, atMs: Date.now() } });
      };
    return {
      success: sayer('success'),
      error: sayer('danger'),
      echo: sayer('danger', true),
      info: sayer('info'),
      warning: sayer('warning'),
      due: (label, figure) => setDue({ label, figure }),
    };
  }, []);
  const onActed = useCallback(() => setDue(null), []);
  const onDismiss = useCallback((id: number) => dispatch({ dismiss: id }), []);

  return (
    <ToasterContext value={toaster}>
      <HistoryContext value={state.history}>{children}</HistoryContext>
      <ToastStack toasts={state.shown} onDismiss={onDismiss} due={due} onActed={onActed} />
    </ToasterContext>
  );
}
