import { composeStories } from '@storybook/react-vite';
import * as stories from './LinkButton.stories';

export const { AsRouterLink, Playground } = composeStories(stories);
