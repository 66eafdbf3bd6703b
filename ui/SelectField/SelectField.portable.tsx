import { composeStories } from '@storybook/react-vite';
import * as stories from './SelectField.stories';

export const { Playground, Chosen } = composeStories(stories);
