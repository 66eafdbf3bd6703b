import { composeStories } from '@storybook/react-vite';
import * as stories from './EnvoisModal.stories';

export const { EveryState, InHeader, NothingLeft, OverItsForm, OverItsList, Playground } = composeStories(stories);
