import { createContext, useContext } from 'react';
import type { Toast, ToastAction } from './model';

/** Says a short message to the person; the text is already translated. */
export interface Toaster {
  /** What it offers may be done elsewhere too: it goes with the next thing that is done there. */
  success(text: string, action?: ToastAction): void;
  /** With something to do about it, it stays until that is done or it is dismissed. */
  error(text: string, action?: ToastAction): void;
  /** An error that a form or a question that stays open says itself: here it can only be read again (D85). */
  echo(text: string): void;
  /** Tells what is good to know. */
  info(text: string): void;
  /** Tells what needs attention. */
  warning(text: string): void;
}

export const ToasterContext = createContext<Toaster | null>(null);

/** Apart from the toaster: who says a message does not render again for every message. */
export const HistoryContext = createContext<readonly Toast[]>([]);

/** Throws outside of `ToastProvider`: a message that nobody sees is a bug. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (toaster === null) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
