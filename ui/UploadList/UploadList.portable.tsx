import { composeStories } from '@storybook/react-vite';
import * as stories from './UploadList.stories';

export const { English, LongText, Playground } = composeStories(stories);
