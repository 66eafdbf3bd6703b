import { composeStories } from '@storybook/react-vite';
import * as stories from './ContrepasserModal.stories';

export const { ArreteeAujourdhui, Encaissement, Mouvement, Playground, SoldeEngage } = composeStories(stories);
