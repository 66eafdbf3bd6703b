import { composeStories } from '@storybook/react-vite';
import * as stories from './TransfertsList.stories';

export const { Playground, WithFee } = composeStories(stories);
