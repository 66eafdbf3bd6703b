import { composeStories } from '@storybook/react-vite';
import * as stories from './ArreterModal.stories';

export const { Playground, Controle, Aveugle, OnALine, Wave } = composeStories(stories);
