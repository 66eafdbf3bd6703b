import { composeStories } from '@storybook/react-vite';
import * as stories from './RadioGroup.stories';

export const { Playground, Invalid } = composeStories(stories);
