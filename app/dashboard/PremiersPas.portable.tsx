import { composeStories } from '@storybook/react-vite';
import * as stories from './PremiersPas.stories';

export const { AllDone, Cashier, HalfDone, Loading, Narrow, Playground, Reader } = composeStories(stories);
