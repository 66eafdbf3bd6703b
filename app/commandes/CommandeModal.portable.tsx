import { composeStories } from '@storybook/react-vite';
import * as stories from './CommandeModal.stories';

export const {
  Playground,
  FromClient,
  Editing,
  LongPast,
  Pourcentage,
  ReductionRefused,
  WithoutClientCreation,
  Reopened,
  Narrow,
} = composeStories(stories);
