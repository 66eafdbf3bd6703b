import { composeStories } from '@storybook/react-vite';
import * as stories from './Modal.stories';

export const {
  Playground,
  WithANotice,
  WithTrigger,
  Dirty,
  OneOverAnother,
  ItsRowVanishes,
  ReplacedByAnother,
  ExtraLarge,
} = composeStories(stories);
