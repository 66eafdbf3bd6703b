import { composeStories } from '@storybook/react-vite';
import * as stories from './RequiredNote.stories';

export const { OverAField, English } = composeStories(stories);
