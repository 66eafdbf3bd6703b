import { composeStories } from '@storybook/react-vite';
import * as stories from './CommandeScreen.stories';

export const { NotFound, Playground, Settled, WithoutPermissions } = composeStories(stories);
