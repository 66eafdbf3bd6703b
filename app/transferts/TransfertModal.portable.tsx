import { composeStories } from '@storybook/react-vite';
import * as stories from './TransfertModal.stories';

export const { Playground, Awaited, Plafond, PlafondRefuse, PortefeuilleAttendu, Portefeuilles } =
  composeStories(stories);
