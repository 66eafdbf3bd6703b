import { useSyncExternalStore } from 'react';

/** The part of the Network Information API that tells of the wish to save data; Chromium has it, others do not. */
interface Connection extends EventTarget {
  saveData?: boolean;
}

const listeners = new Set<() => void>();
let isOwnWish = false;

const connection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the browser was asked to save data, whatever the person chose here. */
export function browserSavesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether data is to be saved (DESIGN rule 23, PRODUCT O): nothing is fetched ahead, pictures are small or come when asked for. */
export function savesData(): boolean {
  return isOwnWish || browserSavesData();
}

/** The person's own choice, beside the browser's. */
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

/** `savesData`, followed. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData);
}
