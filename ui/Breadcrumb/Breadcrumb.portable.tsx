import { composeStories } from '@storybook/react-vite';
import * as stories from './Breadcrumb.stories';

export const { Playground, WithParent, WithDescription, LongWord } = composeStories(stories);
