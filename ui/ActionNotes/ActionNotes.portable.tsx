import { composeStories } from '@storybook/react-vite';
import * as stories from './ActionNotes.stories';

export const { BesideTotals, LongText, Nothing, Playground } = composeStories(stories);
