import { savesData } from '@comptoir/ui/foundations';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { arrivingPart } from './arriving';

/** Returns the export `name` of a module that is loaded on its first use. */
export function lazyOf<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await arrivingPart(load))[name] }));
}

/** Loads code while the record that it shows is read; a failure is shown where the code is drawn. */
export function useAhead(isAsked: boolean, loads: readonly (() => Promise<unknown>)[]): void {
  useState(() => isAsked && loads.map((load) => load().catch(() => undefined)));
}

/**
 * Loads a dialog's code while its list is looked at, unless data is saved; a failure is shown when the dialog is
 * opened.
 */
export function usePreload(isWanted: boolean, load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWanted || savesData()) return;
    return onceQuiet(() => void load().catch(() => undefined));
  }, [isWanted, load]);
}
