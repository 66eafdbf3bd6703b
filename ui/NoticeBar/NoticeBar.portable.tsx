import { composeStories } from '@storybook/react-vite';
import * as stories from './NoticeBar.stories';

export const { Playground, LongText, Appears, UnderASheet } = composeStories(stories);
