import { composeStories } from '@storybook/react-vite';
import * as stories from './JustifierModal.stories';

export const { Playground, SansProjet, Reloaded } = composeStories(stories);
