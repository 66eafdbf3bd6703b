import { composeStories } from '@storybook/react-vite';
import * as stories from './VideoCard.stories';

export const { LongText, Playground, WithoutActions } = composeStories(stories);
