import { composeStories } from '@storybook/react-vite';
import * as stories from './TypedepensesScreen.stories';

export const { Playground, Reader, Failed } = composeStories(stories);
