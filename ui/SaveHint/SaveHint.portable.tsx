import { composeStories } from '@storybook/react-vite';
import * as stories from './SaveHint.stories';

export const { Playground, NothingMissing, LongText, English } = composeStories(stories);
