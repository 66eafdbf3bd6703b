import { composeStories } from '@storybook/react-vite';
import * as stories from './DateField.stories';

export const { Playground, Filled, FilledWithHint, WithHint, InEnglish, NoDate, Calendar, CalendarOfABirth, InModal } =
  composeStories(stories);
