import { composeStories } from '@storybook/react-vite';
import * as stories from './Choice.stories';

export const { Playground, Required, WithHint, Invalid, InvalidWithHint, Disabled, LongText } = composeStories(stories);
