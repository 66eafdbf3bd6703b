import { composeStories } from '@storybook/react-vite';
import * as stories from './ClientCommandesModal.stories';

export const { Playground, NoOrderYet, Reader } = composeStories(stories);
