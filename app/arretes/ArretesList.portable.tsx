import { composeStories } from '@storybook/react-vite';
import * as stories from './ArretesList.stories';

export const { Du, Playground } = composeStories(stories);
