import { composeStories } from '@storybook/react-vite';
import * as stories from './Timeline.stories';

export const { Playground, One, OwnTones, LongText } = composeStories(stories);
