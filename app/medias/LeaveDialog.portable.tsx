import { composeStories } from '@storybook/react-vite';
import * as stories from './LeaveDialog.stories';

export const { ManyFiles, OnTheWay } = composeStories(stories);
