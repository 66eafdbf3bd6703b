import { Disclosure } from '@comptoir/ui/Disclosure';
import { Stack } from '@comptoir/ui/Stack';
import { TextField } from '@comptoir/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('Ann Martin');
  const [code, setCode] = useState('C12');
  return (
    <Stack>
      <TextField label="Name" value={name} onValueChange={setName} />
      <Disclosure title="More" note={code && `Code ${code}`}>
        <TextField label="Code" value={code} onValueChange={setCode} />
      </Disclosure>
    </Stack>
  );
}
