import { composeStories } from '@storybook/react-vite';
import * as stories from './PremiersPas.stories';

export const { HalfDone, Narrow, Playground } = composeStories(stories);
