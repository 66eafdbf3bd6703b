import { fn } from 'storybook/test';
import { controlledChecked } from '../stories/controlledChecked';
import preview from '../stories/preview';
import { CheckboxField } from './CheckboxField';

const meta = preview.meta({
  title: 'Widgets/Inputs/CheckboxField',
  component: CheckboxField,
  args: { label: 'Dépense sur une étape', checked: false, onCheckedChange: fn() },
  render: controlledChecked(CheckboxField),
});

/** Hint, error, disabled and long texts: see Choice. */
export const Playground = meta.story();

export const DisabledChecked = meta.story({ args: { disabled: true, checked: true } });
