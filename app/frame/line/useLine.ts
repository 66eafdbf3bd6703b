import { useSyncExternalStore } from 'react';
import { getLine, subscribeLine } from './line';

export const useLine = () => useSyncExternalStore(subscribeLine, getLine);
