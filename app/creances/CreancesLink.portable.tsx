import { composeStories } from '@storybook/react-vite';
import * as stories from './CreancesLink.stories';

export const { NotTwice, OverClients, OverCommandes, OverCommandesNarrow } = composeStories(stories);
