import { composeStories } from '@storybook/react-vite';
import * as stories from './SignerModal.stories';

export const { Playground, OnALine } = composeStories(stories);
