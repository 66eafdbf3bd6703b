import { composeStories } from '@storybook/react-vite';
import * as stories from './BudgetBar.stories';

export const { Compact, Exceeded, Phone, Playground, Unplanned, Warning } = composeStories(stories);
