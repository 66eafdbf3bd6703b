import { composeStories } from '@storybook/react-vite';
import * as stories from './OrganisationScreen.stories';

export const { FirstDay, LongTexts, Playground, SansAdresse } = composeStories(stories);
