import { composeStories } from '@storybook/react-vite';
import * as stories from './ProfilScreen.stories';

export const { DifferentPasswords, Failed, FactorInPlace, FewCodesLeft, Narrow, Playground } = composeStories(stories);
