import { composeStories } from '@storybook/react-vite';
import * as stories from './BrandMark.stories';

export const { Playground, Folding, LongName, WithLogo } = composeStories(stories);
