import { composeStories } from '@storybook/react-vite';
import * as stories from './CameraButton.stories';

export const { Disabled, Named, Playground } = composeStories(stories);
