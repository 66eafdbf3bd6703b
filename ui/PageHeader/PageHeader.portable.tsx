import { composeStories } from '@storybook/react-vite';
import * as stories from './PageHeader.stories';

export const { Playground, TitleOnly, FirstLevel, LongWords } = composeStories(stories);
