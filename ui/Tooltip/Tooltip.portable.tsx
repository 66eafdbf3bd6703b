import { composeStories } from '@storybook/react-vite';
import * as stories from './Tooltip.stories';

export const { Playground, OnAnIcon, NotOnPress } = composeStories(stories);
