import { composeStories } from '@storybook/react-vite';
import * as stories from './UtilisateursScreen.stories';

export const { Guardian, OfProfil, Playground, Table, LastPage, Reader, Narrow, NarrowTable } = composeStories(stories);
