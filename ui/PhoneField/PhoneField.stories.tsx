import { TELEPHONE } from '@comptoir/domain/telephone';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { PhoneField } from './PhoneField';

const meta = preview.meta({
  title: 'Widgets/Inputs/PhoneField',
  component: PhoneField,
  args: { format: TELEPHONE, label: 'Téléphone', value: '', onValueChange: fn() },
  render: controlled(PhoneField),
});

export const Playground = meta.story();

export const Filled = meta.story({ args: { value: '0708091011', required: true } });

export const Invalid = meta.story({
  args: { value: '070809', error: 'Le numéro doit avoir dix chiffres, par exemple 07 08 09 10 11.' },
});

export const Disabled = meta.story({ args: { value: '0708091011', disabled: true } });
