export type ToastTone = 'success' | 'danger' | 'info' | 'warning';

/** What may be done about a message. */
export interface ToastAction {
  label: string;
  onAction(): void;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** It stays until this is pressed or it is dismissed; what is offered only, until something else is done. */
  action?: ToastAction | undefined;
  /** Where it happened says it and stays: it is only to be read again. */
  isEcho?: boolean;
  /** Epoch milliseconds of its last saying. */
  atMs: number;
}

export interface ToastState {
  /** On screen, oldest first. */
  shown: readonly Toast[];
  /** Newest first; what was hidden can be read again (DESIGN rule 17). */
  history: readonly Toast[];
}

export const EMPTY: ToastState = { shown: [], history: [] };

const HISTORY_LENGTH = 20;

/** The same message said again replaces itself on screen: its time starts anew, and screen readers hear it. */
export function say(state: ToastState, toast: Toast): ToastState {
  const history = [toast, ...state.history].slice(0, HISTORY_LENGTH);
  if (toast.isEcho) return { ...state, history };
  const others = state.shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text);
  return { shown: [...others, toast], history };
}

export function dismiss(state: ToastState, id: number): ToastState {
  return { ...state, shown: state.shown.filter((toast) => toast.id !== id) };
}

/** Hours and minutes of this device, `14:05`, read the same in both languages. */
export function timeOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
