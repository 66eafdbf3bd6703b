import { composeStories } from '@storybook/react-vite';
import * as stories from './CaisseModal.stories';

export const { Playground, Editing, Plafonnee, SansImprime } = composeStories(stories);
