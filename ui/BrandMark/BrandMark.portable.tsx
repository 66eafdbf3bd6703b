import { composeStories } from '@storybook/react-vite';
import * as stories from './BrandMark.stories';

export const { Playground, Alone, BrokenLogo, LongName, WithInitials, WithLogo } = composeStories(stories);
