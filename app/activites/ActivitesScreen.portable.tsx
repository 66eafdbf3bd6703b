import { composeStories } from '@storybook/react-vite';
import * as stories from './ActivitesScreen.stories';

export const { Broken, Empty, Failed, Narrow, NothingFound, OneKind, OnePerson, Playground } = composeStories(stories);
