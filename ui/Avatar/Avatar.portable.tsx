import { composeStories } from '@storybook/react-vite';
import * as stories from './Avatar.stories';

export const { WithPhoto, BrokenPhoto, DataSaving } = composeStories(stories);
