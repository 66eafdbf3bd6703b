import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { TextAreaField } from './TextAreaField';

const meta = preview.meta({
  title: 'Widgets/Inputs/TextAreaField',
  component: TextAreaField,
  args: { label: 'Description', value: '', onValueChange: fn() },
  render: controlled(TextAreaField),
});

export const Playground = meta.story();

export const Invalid = meta.story({ args: { required: true, error: 'Décrivez l’étape en une phrase.' } });

export const Disabled = meta.story({ args: { value: 'Deux voyages.', disabled: true } });

export const LongText = meta.story({
  args: {
    value: `${LONG_TEXT}. `.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
});

export const OneWord = meta.story({
  args: { value: 'https://comptoir.example/'.repeat(12), rows: 1 },
  globals: { viewport: { value: 'phone' } },
});
