import { createContext } from 'react';

/** Whether what surrounds them leaves actions little room: all but the main one are in a menu then. */
export const FoldedActions = createContext(false);
