import { composeStories } from '@storybook/react-vite';
import * as stories from './SmsField.stories';

export const { Playground, AutreSens } = composeStories(stories);
