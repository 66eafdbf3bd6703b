import { composeStories } from '@storybook/react-vite';
import * as stories from './Spinner.stories';

export const { Playground, Patient, OwnText, English } = composeStories(stories);
