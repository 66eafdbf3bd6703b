import { composeStories } from '@storybook/react-vite';
import * as stories from './ArreteModal.stories';

export const { Playground, PropreComptage, Rouvert, Wave } = composeStories(stories);
