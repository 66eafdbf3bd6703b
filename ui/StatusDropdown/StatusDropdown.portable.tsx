import { composeStories } from '@storybook/react-vite';
import * as stories from './StatusDropdown.stories';

export const { Playground, Emballage, Expedie, EnLivraison, Livre, OneDisabled, Busy } = composeStories(stories);
