export type ToastTone = 'success' | 'danger' | 'info' | 'warning';

/** What a person can do about a message. */
export interface ToastAction {
  label: string;
  onAction(): void;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /**
   * With an action the message stays until one is taken or the message is dismissed; a mere offer also ends when the
   * person does something else.
   */
  actions: readonly ToastAction[];
  /** The error is already shown where it happened, so the message is only in the history. */
  isEcho?: boolean;
  /** When the message was last said, in epoch milliseconds. */
  atMs: number;
}

export interface ToastState {
  /** Messages on the screen, oldest first. */
  shown: readonly Toast[];
  /** The last messages, newest first; those that left the screen can be read again (DESIGN rule 17). */
  history: readonly Toast[];
}

export const EMPTY: ToastState = { shown: [], history: [] };

const HISTORY_LENGTH = 20;

/**
 * Adds a message. It replaces the same message on the screen: its time starts anew, and screen readers hear it again.
 */
export function sayToast(state: ToastState, toast: Toast): ToastState {
  const history = [toast, ...state.history].slice(0, HISTORY_LENGTH);
  if (toast.isEcho) return { ...state, history };
  const others = state.shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text);
  return { shown: [...others, toast], history };
}

export function dismissToast(state: ToastState, id: number): ToastState {
  return { ...state, shown: state.shown.filter((toast) => toast.id !== id) };
}

/** Returns hours and minutes in this device's time, `14:05`, which reads the same in both languages. */
export function timeOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
