import { composeStories } from '@storybook/react-vite';
import * as stories from './ClientsScreen.stories';

export const { ByName, ClientsOnly, Playground, Reader, Narrow } = composeStories(stories);
