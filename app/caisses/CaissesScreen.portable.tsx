import { composeStories } from '@storybook/react-vite';
import * as stories from './CaissesScreen.stories';

export const { Arretees, AuDessusDuPlafond, EcartAExpliquer, SansSuivi, Playground, Reader, NothingFound, LongTexts } =
  composeStories(stories);
