import { composeStories } from '@storybook/react-vite';
import * as stories from './Disclosure.stories';

export const { Playground, Revealed } = composeStories(stories);
