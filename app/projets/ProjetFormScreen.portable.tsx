import { composeStories } from '@storybook/react-vite';
import * as stories from './ProjetFormScreen.stories';

export const { Playground, FromPage2, FromElsewhere, Editing, Gone, Narrow } = composeStories(stories);
