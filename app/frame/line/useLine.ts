import { useSyncExternalStore } from 'react';
import { getLine, subscribeLine } from './line';

/** Returns the present state of the line. */
export const useLine = () => useSyncExternalStore(subscribeLine, getLine);
