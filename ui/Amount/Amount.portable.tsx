import { composeStories } from '@storybook/react-vite';
import * as stories from './Amount.stories';

export const { Playground, In, Out, OwnWord, NarrowNeverWraps } = composeStories(stories);
