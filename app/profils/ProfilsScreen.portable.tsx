import { composeStories } from '@storybook/react-vite';
import * as stories from './ProfilsScreen.stories';

export const { Playground, Reader, Narrow } = composeStories(stories);
