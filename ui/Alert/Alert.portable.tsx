import { composeStories } from '@storybook/react-vite';
import * as stories from './Alert.stories';

export const { Playground, Success, Warning, Danger, LongText, Appears } = composeStories(stories);
