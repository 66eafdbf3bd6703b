import { composeStories } from '@storybook/react-vite';
import * as stories from './Paginator.stories';

export const { Named, Playground, WithBoundary } = composeStories(stories);
