import { composeStories } from '@storybook/react-vite';
import * as stories from './EtapeDepensesModal.stories';

export const { Playground, Reader } = composeStories(stories);
