import { composeStories } from '@storybook/react-vite';
import * as stories from './FileCard.stories';

export const { Downloaded, Kinds, LongText, Playground, ReadOnly } = composeStories(stories);
