import { composeStories } from '@storybook/react-vite';
import * as stories from './DepensesScreen.stories';

export const { Playground, Reader, LastPage } = composeStories(stories);
