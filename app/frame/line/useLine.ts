import { useSyncExternalStore } from 'react';
import { getLine, subscribeLine } from './line';

/** How the line is now. */
export const useLine = () => useSyncExternalStore(subscribeLine, getLine);
