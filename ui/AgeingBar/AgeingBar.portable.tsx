import { composeStories } from '@storybook/react-vite';
import * as stories from './AgeingBar.stories';

export const { Playground, OneTiny, NothingOwed, Greatest } = composeStories(stories);
