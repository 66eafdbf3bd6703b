import { composeStories } from '@storybook/react-vite';
import * as stories from './DepenseComptant.stories';

export const { NoAnswer, Off } = composeStories(stories);
