import { composeStories } from '@storybook/react-vite';
import * as stories from './EnvoisModal.stories';

export const { InHeader, NothingLeft, OverItsForm, Playground, Refused } = composeStories(stories);
