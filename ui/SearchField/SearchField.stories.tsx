import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { useDebounced } from '../foundations';
import { controlled } from '../stories/controlled';
import { SearchField } from './SearchField';

const meta: Meta<typeof SearchField> = {
  title: 'Widgets/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Rechercher une dépense', value: '', onValueChange: fn() },
  render: controlled(SearchField),
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: 'transport' } };

export const Busy: Story = { args: { value: 'transport', busy: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    value:
      'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { value: 'transport' }, globals: { theme: 'dark' } };

/** The caller debounces its search (DESIGN rule 4). */
export const Debounced: Story = {
  render: function Debouncing(args) {
    const [typed, setTyped] = useState('');
    const searched = useDebounced(typed, 250);
    const [searches, setSearches] = useState<string[]>([]);
    if (searches.at(-1) !== searched) setSearches([...searches, searched]);
    return (
      <>
        <SearchField {...args} value={typed} onValueChange={setTyped} busy={typed !== searched} />
        <output>{searches.join('|')}</output>
      </>
    );
  },
};
