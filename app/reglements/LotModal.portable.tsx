import { composeStories } from '@storybook/react-vite';
import * as stories from './LotModal.stories';

export const { Playground, Refusee } = composeStories(stories);
