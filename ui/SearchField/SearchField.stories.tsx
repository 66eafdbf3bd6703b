import { useState } from 'react';
import { fn } from 'storybook/test';
import { useDebounced } from '../foundations';
import { controlled } from '../stories/controlled';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Widgets/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Rechercher une dépense', value: '', onValueChange: fn() },
  render: controlled(SearchField),
});

export const Playground = meta.story();

export const Filled = meta.story({ args: { value: 'transport' } });

export const Busy = meta.story({ args: { value: 'transport', busy: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    value: LONG_TEXT,
  },
  globals: { viewport: { value: 'phone' } },
});

/** The caller debounces its search (DESIGN rule 4). */
export const Debounced = meta.story({
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
});
