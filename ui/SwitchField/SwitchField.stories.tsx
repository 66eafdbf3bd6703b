import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SwitchField } from './SwitchField';

const meta: Meta<typeof SwitchField> = {
  component: SwitchField,
  args: { label: 'Mode sombre', checked: false, onCheckedChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onCheckedChange(next);
    };
    return <SwitchField {...args} checked={checked} onCheckedChange={change} />;
  },
};
export default meta;

type Story = StoryObj<typeof SwitchField>;

export const Playground: Story = {};

export const Checked: Story = { args: { checked: true } };

export const WithHint: Story = { args: { hint: 'Le projet et l’étape seront demandés.' } };

export const Invalid: Story = { args: { error: 'Confirmez pour continuer.' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, checked: true } };

export const LongText: Story = {
  args: {
    label:
      'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro',
    checked: true,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };
