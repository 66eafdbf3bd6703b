import { composeStories } from '@storybook/react-vite';
import * as stories from './DraftsNotice.stories';

export const { AboveTheList, NotThereAnyMore, OfAClient, OnArrival, Playground } = composeStories(stories);
