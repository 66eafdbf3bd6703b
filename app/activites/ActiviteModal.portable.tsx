import { composeStories } from '@storybook/react-vite';
import * as stories from './ActiviteModal.stories';

export const {
  Articles,
  Emptied,
  Movement,
  Password,
  Playground,
  Proof,
  Refusal,
  Registers,
  Restored,
  Unknown,
  UserCreation,
} = composeStories(stories);
