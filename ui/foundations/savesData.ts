import { useSyncExternalStore } from 'react';

/** The part of the Network Information API that tells whether to save data; Chromium has it, others do not. */
interface Connection extends EventTarget {
  saveData?: boolean;
}

const listeners = new Set<() => void>();
let isOwnWish = false;

const connection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

/** Returns whether the browser was asked to save data, whatever the person chose in the application. */
export function browserSavesData(): boolean {
  return connection()?.saveData === true;
}

/**
 * Returns whether data is to be saved (DESIGN rule 23, PRODUCT O): nothing is loaded ahead, and pictures are small or
 * wait until the person asks for them.
 */
export function savesData(): boolean {
  return isOwnWish || browserSavesData();
}

/** Sets the person's own choice, beside the browser's. */
export function setOwnSaving(isOn: boolean): void {
  isOwnWish = isOn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  connection()?.addEventListener?.('change', listener);
  return () => {
    listeners.delete(listener);
    connection()?.removeEventListener?.('change', listener);
  };
}

/** Returns `savesData()`, and renders again when it changes. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData);
}
