import { Button } from '@comptoir/ui/Button';
import { CheckboxField } from '@comptoir/ui/CheckboxField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [isRead, setIsRead] = useState(false);
  const [isTried, setIsTried] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
  };

  return (
    <form onSubmit={send} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <CheckboxField
        label="I have read the terms"
        required
        checked={isRead}
        onCheckedChange={setIsRead}
        error={isTried && !isRead ? 'Read the terms, then tick the box.' : undefined}
      />
      <Button type="submit">Send the order</Button>
    </form>
  );
}
