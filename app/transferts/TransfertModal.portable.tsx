import { composeStories } from '@storybook/react-vite';
import * as stories from './TransfertModal.stories';

export const { Playground, Awaited, PortefeuilleAttendu, Portefeuilles } = composeStories(stories);
