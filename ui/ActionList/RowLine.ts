import { createContext } from 'react';

/** Whether a row is a line that is pressed itself: its actions have no button there, but the menu. */
export const RowLine = createContext(false);
