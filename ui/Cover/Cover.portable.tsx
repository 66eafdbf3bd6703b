import { composeStories } from '@storybook/react-vite';
import * as stories from './Cover.stories';

export const { DataSaving, Playground, Default, Broken } = composeStories(stories);
