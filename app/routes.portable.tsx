import { composeStories } from '@storybook/react-vite';
import * as stories from './routes.stories';

export const { AtComingSoon, AtError, AtForgotten, AtNothing, Root, Screen } = composeStories(stories);
