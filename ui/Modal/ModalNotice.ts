import { createContext, type ReactNode } from 'react';

/** The page's notice about all of its content. Each modal repeats it, because a modal covers the page. */
export const ModalNotice = createContext<ReactNode>(null);
