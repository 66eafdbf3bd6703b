import { composeStories } from '@storybook/react-vite';
import * as stories from './HeaderBar.stories';

export const { Playground, Crowded, LongLogo, WithoutSearch, OverALongPage, English } = composeStories(stories);
