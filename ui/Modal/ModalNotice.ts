import { createContext, type ReactNode } from 'react';

/** What the page says of everything in it, said again in each modal, which covers the page. */
export const ModalNotice = createContext<ReactNode>(null);
