import { composeStories } from '@storybook/react-vite';
import * as stories from './TallyField.stories';

export const { Playground, Begun, Invalid, Narrow } = composeStories(stories);
