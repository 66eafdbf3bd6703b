import { SwitchField } from '@comptoir/ui/SwitchField';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(true);

  return (
    <SwitchField
      label="Send me messages by e-mail"
      hint={isOn ? 'You get one e-mail each morning.' : 'You get no e-mail.'}
      checked={isOn}
      onCheckedChange={setOn}
    />
  );
}
