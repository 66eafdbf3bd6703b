import { composeStories } from '@storybook/react-vite';
import * as stories from './SkipLink.stories';

export const { PastAHeader, English } = composeStories(stories);
