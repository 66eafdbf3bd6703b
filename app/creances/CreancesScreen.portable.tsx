import { composeStories } from '@storybook/react-vite';
import * as stories from './CreancesScreen.stories';

export const { Empty, Failed, Playground, Reader, Narrow, WithoutClients } = composeStories(stories);
