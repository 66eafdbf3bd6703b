import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementPlafond.stories';

export const { Playground, PlafondRefuse } = composeStories(stories);
