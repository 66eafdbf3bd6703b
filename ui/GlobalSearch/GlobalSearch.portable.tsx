import { composeStories } from '@storybook/react-vite';
import * as stories from './GlobalSearch.stories';

export const { Busy, BusyWithNothing, Failed, Playground, Stale } = composeStories(stories);
