import { savesData } from '@comptoir/ui/foundations';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { arriving } from './arriving';

/** The export `name` of a module that comes on its first use. */
export function lazyOf<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await arriving(load))[name] }));
}

/** Lets code come while the record that it shows is read; a failure is told where it is drawn. */
export function useAhead(isAsked: boolean, loads: readonly (() => Promise<unknown>)[]): void {
  useState(() => isAsked && loads.map((load) => load().catch(() => undefined)));
}

/**
 * Fetches a dialog's code while its list is looked at, not where data are to be saved; a failure is told when the
 * dialog is asked for.
 */
export function usePreload(isWanted: boolean, load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWanted || savesData()) return;
    return onceQuiet(() => void load().catch(() => undefined));
  }, [isWanted, load]);
}
