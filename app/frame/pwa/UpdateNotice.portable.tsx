import { composeStories } from '@storybook/react-vite';
import * as stories from './UpdateNotice.stories';

export const { Ready, TakenOver, UpToDate } = composeStories(stories);
