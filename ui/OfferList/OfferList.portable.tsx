import { composeStories } from '@storybook/react-vite';
import * as stories from './OfferList.stories';

export const { LongTexts, Several } = composeStories(stories);
