import { List, Note, Nothing, Option, Panel, Words } from '@comptoir/ui/Options';
import { TextField } from '@comptoir/ui/TextField';
import { useId, useState } from 'react';

const CITIES = [
  { name: 'Lisbon', country: 'Portugal' },
  { name: 'London', country: 'United Kingdom' },
  { name: 'Lyon', country: 'France' },
];
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function Example() {
  const id = useId();
  const [text, setText] = useState('L');
  const [rank, setRank] = useState(0);
  const found = CITIES.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  const active = Math.min(rank, found.length - 1);
  const press = (key: string) => {
    if (key === 'Enter') setText(found[active]?.name ?? text);
    else setRank(Math.max(0, active + (STEPS[key] ?? 0)));
  };

  return (
    <div style={{ maxWidth: 320 }}>
      <TextField
        label="City"
        value={text}
        onValueChange={setText}
        onKeyDown={({ key }) => press(key)}
        autoComplete="off"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
      />
      <Panel>
        {found.length === 0 && <Nothing>No city found</Nothing>}
        <List id={id} role="listbox" aria-label="Cities" hidden={found.length === 0}>
          {found.map(({ name, country }, at) => (
            <Option
              key={name}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onClick={() => setText(name)}
            >
              <Words>
                {name} <Note>{country}</Note>
              </Words>
            </Option>
          ))}
        </List>
      </Panel>
    </div>
  );
}
