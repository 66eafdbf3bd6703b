import { composeStories } from '@storybook/react-vite';
import * as stories from './ActivitesScreen.stories';

export const { Broken, Deletion, Empty, Failed, Narrow, NothingFound, OneKind, OnePerson, Permissions, Playground } =
  composeStories(stories);
