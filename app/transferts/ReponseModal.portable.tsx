import { composeStories } from '@storybook/react-vite';
import * as stories from './ReponseModal.stories';

export const { Plafond, PlafondRefuse, Playground, Portefeuille, PortefeuilleConnu } = composeStories(stories);
