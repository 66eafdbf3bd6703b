import { composeStories } from '@storybook/react-vite';
import * as stories from './SwitchField.stories';

export const { Playground, Disabled } = composeStories(stories);
