import { SearchField } from '@comptoir/ui/SearchField';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';

const CLIENTS = ['Ann Brown', 'Ian Wood', 'Joan Woodward'];

export function Example() {
  const [text, setText] = useState('');
  const found = CLIENTS.filter((client) => client.toLowerCase().includes(text.toLowerCase()));

  return (
    <Stack style={{ maxWidth: 400 }}>
      <SearchField label="Search a client" value={text} onValueChange={setText} />
      {found.length === 0 && <p role="status">No client found.</p>}
      <ul>
        {found.map((client) => (
          <li key={client}>{client}</li>
        ))}
      </ul>
    </Stack>
  );
}
