import { composeStories } from '@storybook/react-vite';
import * as stories from './SidebarNav.stories';

export const { BrokenLogo, Compact, CompactWithLogo, NothingPinned, Phone, Playground } = composeStories(stories);
