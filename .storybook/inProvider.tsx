import type { Decorator } from '@storybook/react-vite';
import { Provider } from './Provider';
import type { Choices } from './toolbar';

/** What surrounds every story, in Storybook and on the component-test page. */
export const inProvider: Decorator = (Story, { globals, viewMode }) => {
  const { lang, theme, network, server } = globals as Choices;
  return (
    // Another line or server: the story begins again.
    <Provider key={`${network} ${server}`} mode={{ lang, theme }} isFramed={viewMode === 'docs'}>
      <Story />
    </Provider>
  );
};
