import { Announcer } from '@comptoir/ui/Announcer';
import { SearchField } from '@comptoir/ui/SearchField';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';

const TOWNS = ['Cork', 'Dublin', 'Galway', 'Limerick', 'Waterford'];

export function Example() {
  const [text, setText] = useState('');
  const found = TOWNS.filter((town) => town.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack>
      <SearchField label="Search towns" value={text} onValueChange={setText} />
      <ul>
        {found.map((town) => (
          <li key={town}>{town}</li>
        ))}
      </ul>
      <Announcer text={text && `${found.length} of ${TOWNS.length} towns`} afterMs={500} />
    </Stack>
  );
}
