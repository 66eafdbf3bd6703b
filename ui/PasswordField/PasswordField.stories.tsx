import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  title: 'Widgets/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Mot de passe', value: '', onValueChange: fn() },
  render: controlled(PasswordField),
});

export const Playground = meta.story();

export const Filled = meta.story({ args: { value: 'Attiéké-2026', required: true } });

export const Invalid = meta.story({
  args: { value: 'abc', error: 'Le mot de passe doit avoir au moins dix caractères.' },
});

export const Disabled = meta.story({ args: { value: 'Attiéké-2026', disabled: true } });
