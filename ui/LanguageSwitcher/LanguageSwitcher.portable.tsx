import { composeStories } from '@storybook/react-vite';
import * as stories from './LanguageSwitcher.stories';

export const { Playground, English } = composeStories(stories);
