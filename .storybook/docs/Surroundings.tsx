import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { Provider } from '../Provider';
import { type Choices, initialGlobals } from '../toolbar';

/** Returns what is chosen in the toolbar. */
export function choicesOf(context: DocsContextProps): Choices {
  const [story] = context.componentStories();
  return story ? (context.getStoryContext(story).globals as Choices) : initialGlobals;
}

/** Surrounds what a page shows beside its stories with the language and theme of the toolbar, as a story is. */
export function Surroundings({ children }: { children: ReactNode }) {
  const { lang, theme } = choicesOf(useContext(DocsContext));
  return (
    <div className="sb-unstyled">
      <Provider mode={{ lang, theme }} isFramed>
        {children}
      </Provider>
    </div>
  );
}
