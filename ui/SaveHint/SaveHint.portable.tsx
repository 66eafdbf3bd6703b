import { composeStories } from '@storybook/react-vite';
import * as stories from './SaveHint.stories';

export const { Playground, NothingMissing, Wrong, LongText, English } = composeStories(stories);
