import { createContext, type ReactNode } from 'react';

/** How a guide draws its texts. Storybook makes links of the rules that they name. */
export const DrawText = createContext<(text: string) => ReactNode>((text) => text);
