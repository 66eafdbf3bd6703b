import { composeStories } from '@storybook/react-vite';
import * as stories from './Troppercus.stories';

export const { DuClient, Lecteur, Playground } = composeStories(stories);
