import { composeStories } from '@storybook/react-vite';
import * as stories from './MesCaisses.stories';

export const { AuDessusDuPlafond, Many, NothingToDo, OneNarrow, Playground, Reader } = composeStories(stories);
