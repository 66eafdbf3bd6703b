import { composeStories } from '@storybook/react-vite';
import * as stories from './SwitchField.stories';

export const { Playground, DisabledOn } = composeStories(stories);
