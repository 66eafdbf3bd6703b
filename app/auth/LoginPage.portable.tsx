import { composeStories } from '@storybook/react-vite';
import * as stories from './LoginPage.stories';

export const { LongName, OfAnOrganisation, Playground } = composeStories(stories);
