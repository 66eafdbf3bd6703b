import { composeStories } from '@storybook/react-vite';
import * as stories from './BackEntry.stories';

export const { OnAPage } = composeStories(stories);
