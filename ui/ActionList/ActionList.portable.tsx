import { composeStories } from '@storybook/react-vite';
import * as stories from './ActionList.stories';

export const { Playground, Folded } = composeStories(stories);
