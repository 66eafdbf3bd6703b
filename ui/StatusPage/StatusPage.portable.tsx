import { composeStories } from '@storybook/react-vite';
import * as stories from './StatusPage.stories';

export const { Playground, ComingSoon, TitleOnly, LongWord } = composeStories(stories);
