import { composeStories } from '@storybook/react-vite';
import * as stories from './PasswordField.stories';

export const { Filled } = composeStories(stories);
