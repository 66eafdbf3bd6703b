import { composeStories } from '@storybook/react-vite';
import * as stories from './TextAreaField.stories';

export const { Playground, Filled, Invalid, Disabled, OneWord } = composeStories(stories);
