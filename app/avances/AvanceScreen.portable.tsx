import { composeStories } from '@storybook/react-vite';
import * as stories from './AvanceScreen.stories';

export const { Asked, DepensesFailed, Holder, HolderNarrow, Justified, Late, Playground } = composeStories(stories);
