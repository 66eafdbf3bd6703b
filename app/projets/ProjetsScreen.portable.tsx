import { composeStories } from '@storybook/react-vite';
import * as stories from './ProjetsScreen.stories';

export const { DataSaving, Late, Playground, Reader, Narrow } = composeStories(stories);
