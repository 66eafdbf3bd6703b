import { composeStories } from '@storybook/react-vite';
import * as stories from './CopyBox.stories';

export const { LongLine, ManyLines, Playground } = composeStories(stories);
