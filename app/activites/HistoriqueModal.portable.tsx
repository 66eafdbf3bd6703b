import { composeStories } from '@storybook/react-vite';
import * as stories from './HistoriqueModal.stories';

export const { Empty, Playground } = composeStories(stories);
