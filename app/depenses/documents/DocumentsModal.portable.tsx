import { composeStories } from '@storybook/react-vite';
import * as stories from './DocumentsModal.stories';

export const { Playground, Empty, NotSent, Reader, Refused, Sending } = composeStories(stories);
