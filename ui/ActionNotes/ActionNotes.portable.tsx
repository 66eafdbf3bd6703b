import { composeStories } from '@storybook/react-vite';
import * as stories from './ActionNotes.stories';

export const { LongText, Nothing, Playground } = composeStories(stories);
