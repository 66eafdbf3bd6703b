import { composeStories } from '@storybook/react-vite';
import * as stories from './DepenseScreen.stories';

export const { JourArrete, NotFound, NoId, Playground, Reader, Settled, Unpaid } = composeStories(stories);
