import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementPlafond.stories';

export const { Plafond, PlafondRefuse } = composeStories(stories);
