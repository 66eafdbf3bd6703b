import { composeStories } from '@storybook/react-vite';
import * as stories from './SidebarNav.stories';

export const { Compact, NothingPinned, Phone, Playground } = composeStories(stories);
