import { composeStories } from '@storybook/react-vite';
import * as stories from './FlowChart.stories';

export const { Playground, Month, Quiet, Greatest, Phone } = composeStories(stories);
