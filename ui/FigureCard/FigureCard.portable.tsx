import { composeStories } from '@storybook/react-vite';
import * as stories from './FigureCard.stories';

export const { Greatest, Playground, WithoutLink } = composeStories(stories);
