import { composeStories } from '@storybook/react-vite';
import * as stories from './FlowChart.stories';

export const { Playground, Linked, Month, Quiet, Greatest, Phone } = composeStories(stories);
