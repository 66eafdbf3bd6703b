import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Widgets/Inputs/TextField',
  component: TextField,
  args: { label: 'Libellé', value: '', onValueChange: fn() },
  render: controlled(TextField),
});

export const Playground = meta.story();

export const Required = meta.story({ args: { required: true, value: 'Transport' } });

export const WithHint = meta.story({ args: { hint: 'Tel qu’il paraîtra sur le reçu.' } });

export const Invalid = meta.story({
  args: { required: true, error: 'Saisissez un libellé, par exemple « Transport ».' },
});

export const Disabled = meta.story({ args: { value: 'Transport', disabled: true } });

export const LongText = meta.story({
  args: {
    label: 'Libellé de la dépense tel qu’il est écrit sur la facture du fournisseur',
    value: LONG_TEXT,
  },
  globals: { viewport: { value: 'phone' } },
});
