import { composeStories } from '@storybook/react-vite';
import * as stories from './ProfilModal.stories';

export const { Playground, Editing, NotHeld, Narrow } = composeStories(stories);
