import { createContext } from 'react';

/** Whether the row is a line that is pressed itself: its actions then have only the menu, and no button. */
export const RowLine = createContext(false);
