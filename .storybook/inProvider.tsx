import type { Decorator } from '@storybook/react-vite';
import { Provider } from './Provider';
import type { Choices } from './toolbar';

/** Surrounds every story, in Storybook and on the component-test page. */
export const inProvider: Decorator = (Story, { globals, viewMode }) => {
  const { lang, theme, network, server, role } = globals as Choices;
  return (
    // The key starts the story again when the network, the server or the role changes.
    <Provider key={`${network} ${server} ${role}`} mode={{ lang, theme }} isFramed={viewMode === 'docs'}>
      <Story />
    </Provider>
  );
};
