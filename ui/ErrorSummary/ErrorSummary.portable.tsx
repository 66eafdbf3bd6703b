import { composeStories } from '@storybook/react-vite';
import * as stories from './ErrorSummary.stories';

export const { InAForm } = composeStories(stories);
