import { composeStories } from '@storybook/react-vite';
import * as stories from './Button.stories';

export const { Playground, Busy, BusyInAForm } = composeStories(stories);
