import { fn } from 'storybook/test';
import { controlledChecked } from '../stories/controlledChecked';
import preview from '../stories/preview';
import { SwitchField } from './SwitchField';

const meta = preview.meta({
  title: 'Widgets/Inputs/SwitchField',
  component: SwitchField,
  args: { label: 'Mode sombre', checked: false, onCheckedChange: fn() },
  render: controlledChecked(SwitchField),
});

/** Hint, error and long texts: see Choice. */
export const Playground = meta.story();

export const On = meta.story({ args: { checked: true } });

export const Disabled = meta.story({ args: { disabled: true } });
