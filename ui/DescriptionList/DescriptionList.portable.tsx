import { composeStories } from '@storybook/react-vite';
import * as stories from './DescriptionList.stories';

export const { Playground, TypedLines, LongWord } = composeStories(stories);
