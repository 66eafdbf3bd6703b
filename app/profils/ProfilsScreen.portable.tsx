import { composeStories } from '@storybook/react-vite';
import * as stories from './ProfilsScreen.stories';

export const { Playground, OfModule, Reader, Narrow } = composeStories(stories);
