import { composeStories } from '@storybook/react-vite';
import * as stories from './MouvementsModal.stories';

export const { JourArrete, ManquantDu, Operateur, Playground, Reader, Retours, Transferts } = composeStories(stories);
