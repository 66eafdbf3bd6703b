export type ToastTone = 'success' | 'danger' | 'info' | 'warning';

/** What a person can do about a message. */
export interface ToastAction {
  /** Words of its button. */
  label: string;
  /** Called when the button is pressed; the message goes then. */
  onAction(): void;
  /** It leads on from what is on the screen now, so the last messages, which are read later, do not offer it. */
  isPassing?: boolean;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** What the message offers, as long as it is shown and among the last messages. */
  actions: readonly ToastAction[];
  /** A form or a question says the same, and screen readers hear it there: here it is only seen. */
  isEcho?: boolean;
  /** When the message was last said, in epoch milliseconds. */
  atMs: number;
}

/** Money that is to be handed over now: what it is, and how much, as it is shown. */
export interface Due {
  label: string;
  figure: string;
}

export interface ToastState {
  /** Messages on the screen, oldest first. */
  shown: readonly Toast[];
  /** The last messages, newest first; those that left the screen can be read again (DESIGN rule 17). */
  history: readonly Toast[];
}

export const EMPTY: ToastState = { shown: [], history: [] };

const HISTORY_LENGTH = 20;
/** More would leave no room on a phone for what is pressed next; older messages are in the history. */
const MOST_SHOWN = 3;

/**
 * Adds a message. It replaces the same message on the screen: its time starts anew, and screen readers hear it again.
 */
export function sayToast(state: ToastState, toast: Toast): ToastState {
  const history = [toast, ...state.history].slice(0, HISTORY_LENGTH);
  const others = state.shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text);
  return { shown: [...others, toast].slice(-MOST_SHOWN), history };
}

export function dismissToast(state: ToastState, id: number): ToastState {
  return { ...state, shown: state.shown.filter((toast) => toast.id !== id) };
}

/** Returns hours and minutes in this device's time, `14:05`, which reads the same in both languages. */
export function timeOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
