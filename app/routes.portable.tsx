import { composeStories } from '@storybook/react-vite';
import * as stories from './routes.stories';

export const { AtComingSoon, AtError, AtForgotten, AtNothing, NobodyAtNothing, Root, Screen } = composeStories(stories);
