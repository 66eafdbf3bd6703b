import { composeStories } from '@storybook/react-vite';
import * as stories from './ClientModal.stories';

export const { Playground, Editing, OverAnotherModal, Reloaded, Narrow } = composeStories(stories);
