import { composeStories } from '@storybook/react-vite';
import * as stories from './AppFrame.stories';

export const { Playground, SidebarClosed, WithANotice } = composeStories(stories);
