import type { Decorator } from '@storybook/react-vite';
import { useLineLife } from '../frame/offline/useLineLife';

/** Watches the line, as the shell does. */
export const lineWatched: Decorator = (Story) => {
  useLineLife();
  return <Story />;
};
