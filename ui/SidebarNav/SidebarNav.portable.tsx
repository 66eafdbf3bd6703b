import { composeStories } from '@storybook/react-vite';
import * as stories from './SidebarNav.stories';

export const { Playground, Compact, NothingPinned, Phone } = composeStories(stories);
