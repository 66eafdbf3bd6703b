import { composeStories } from '@storybook/react-vite';
import * as stories from './ConfirmDialog.stories';

export const { Playground, Busy, Failed } = composeStories(stories);
