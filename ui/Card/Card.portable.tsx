import { composeStories } from '@storybook/react-vite';
import * as stories from './Card.stories';

export const { Playground, CardsVanish, WithAPicture, WithoutACard } = composeStories(stories);
