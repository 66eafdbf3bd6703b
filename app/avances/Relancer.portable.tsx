import { composeStories } from '@storybook/react-vite';
import * as stories from './Relancer.stories';

export const { Playground, Justifiee, Porteur, SansTelephone } = composeStories(stories);
