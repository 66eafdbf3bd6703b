import { composeStories } from '@storybook/react-vite';
import * as stories from './InactivityDialog.stories';

export const { Playground } = composeStories(stories);
