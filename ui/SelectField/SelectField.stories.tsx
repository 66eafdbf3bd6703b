import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { SelectField } from './SelectField';

const meta = preview.meta({
  title: 'Widgets/Inputs/SelectField',
  component: SelectField,
  args: {
    label: 'Caisse',
    value: '',
    onValueChange: fn(),
    options: [
      { value: '1', label: 'Caisse principale', description: '380 000 Fcfa' },
      { value: '2', label: 'Caisse du chantier', description: '12 500 Fcfa' },
      { value: '3', label: 'Caisse fermée', disabled: true },
    ],
  },
  render: controlled(SelectField),
});

export const Playground = meta.story();

export const Chosen = meta.story({ args: { value: '2', required: true } });

export const Invalid = meta.story({ args: { required: true, error: 'Choisissez la caisse qui paie.' } });

export const Disabled = meta.story({ args: { value: '1', disabled: true } });

export const LongText = meta.story({
  args: {
    value: '9',
    options: [
      {
        value: '9',
        label: LONG_TEXT,
        description: '999 999 999 999 Fcfa',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
