import { composeStories } from '@storybook/react-vite';
import * as stories from './DemandeModal.stories';

export const { AboveCeiling, ForOneself, Playground, Refused, Reload } = composeStories(stories);
