import { composeStories } from '@storybook/react-vite';
import * as stories from './EtapeModal.stories';

export const { Playground, Editing, EditingUnplanned } = composeStories(stories);
