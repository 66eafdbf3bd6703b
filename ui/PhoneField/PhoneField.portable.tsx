import { composeStories } from '@storybook/react-vite';
import * as stories from './PhoneField.stories';

export const { Playground, Filled } = composeStories(stories);
