import { composeStories } from '@storybook/react-vite';
import * as stories from './ActionList.stories';

export const { Playground, MainOnly } = composeStories(stories);
