import { composeStories } from '@storybook/react-vite';
import * as stories from './ClientsScreen.stories';

export const { ClientsOnly, Playground, Reader, Narrow } = composeStories(stories);
