import { createContext, useContext } from 'react';
import type { Toast, ToastAction } from './model';

/** What a message offers; undefined for nothing, so that a caller need not leave it out. */
type Offers = (ToastAction | undefined)[];

/** Shows short messages to the person; the texts are already translated. */
export interface Toaster {
  /** Tells a success. Its `actions` stay with it, on the screen and in the history. */
  success(text: string, ...actions: Offers): void;
  /** Tells an error, with `actions` like those of a success. */
  error(text: string, ...actions: Offers): void;
  /** Shows an error that an open form or question says itself (spec § 8): screen readers do not hear it twice. */
  echo(text: string): void;
  /** Tells something that is good to know. */
  info(text: string): void;
  /** Tells something that needs attention. */
  warning(text: string): void;
  /** Shows money to hand over now, larger than all else on the screen, until the next act. */
  due(label: string, figure: string): void;
}

export const ToasterContext = createContext<Toaster | null>(null);

/** Apart from the toaster, so that a component that shows a message does not render again for every message. */
export const HistoryContext = createContext<readonly Toast[]>([]);

/** Returns the toaster. Throws outside of `ToastProvider`, because a message that nobody sees is a bug. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (toaster === null) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
