import { composeStories } from '@storybook/react-vite';
import * as stories from './CheckboxField.stories';

export const { Playground, DisabledChecked } = composeStories(stories);
