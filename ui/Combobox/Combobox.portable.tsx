import { composeStories } from '@storybook/react-vite';
import * as stories from './Combobox.stories';

export const {
  Answers,
  Playground,
  Chosen,
  Closed,
  Disabled,
  InForm,
  InModal,
  Invalid,
  Loading,
  LongList,
  LongText,
  SearchingOn,
} = composeStories(stories);
