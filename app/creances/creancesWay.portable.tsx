import { composeStories } from '@storybook/react-vite';
import * as stories from './creancesWay.stories';

export const { NotTwice, Playground, OverCommandes, OverCommandesNarrow } = composeStories(stories);
