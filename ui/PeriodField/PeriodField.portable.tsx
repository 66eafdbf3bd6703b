import { composeStories } from '@storybook/react-vite';
import * as stories from './PeriodField.stories';

export const { Playground, Filled, Invalid, Disabled, InToolbar } = composeStories(stories);
