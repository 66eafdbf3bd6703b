import { composeStories } from '@storybook/react-vite';
import * as stories from './CorbeilleScreen.stories';

export const { Empty, Failed, Narrow, OneKind, Playground, Reader } = composeStories(stories);
