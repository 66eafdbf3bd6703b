import { composeStories } from '@storybook/react-vite';
import * as stories from './Menu.stories';

export const { Playground, SetClosed, BetweenButtons, Tall, LongWord } = composeStories(stories);
