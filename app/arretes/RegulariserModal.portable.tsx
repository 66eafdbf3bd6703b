import { composeStories } from '@storybook/react-vite';
import * as stories from './RegulariserModal.stories';

export const { Playground, Excedent } = composeStories(stories);
