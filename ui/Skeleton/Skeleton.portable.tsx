import { composeStories } from '@storybook/react-vite';
import * as stories from './Skeleton.stories';

export const { Playground, OfATable, OfCards, English } = composeStories(stories);
