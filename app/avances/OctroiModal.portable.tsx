import { composeStories } from '@storybook/react-vite';
import * as stories from './OctroiModal.stories';

export const { Playground, ToApprove } = composeStories(stories);
