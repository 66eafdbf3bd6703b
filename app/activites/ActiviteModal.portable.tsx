import { composeStories } from '@storybook/react-vite';
import * as stories from './ActiviteModal.stories';

export const {
  Articles,
  Duplicata,
  Emptied,
  Logo,
  Moved,
  Movement,
  Password,
  Playground,
  Proof,
  Refusal,
  Registers,
  Regularisation,
  Restored,
  Step,
  Unknown,
  UserCreation,
} = composeStories(stories);
