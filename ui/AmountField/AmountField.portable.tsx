import { composeStories } from '@storybook/react-vite';
import * as stories from './AmountField.stories';

export const { Playground, Filled } = composeStories(stories);
