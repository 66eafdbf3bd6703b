import { CountButton } from '@comptoir/ui/CountButton';
import { Bell } from 'lucide-react';
import { useState } from 'react';

const MESSAGES = ['Ann paid invoice 12.', 'Ben changed his address.'];

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CountButton
        label={`${MESSAGES.length} messages`}
        icon={<Bell aria-hidden />}
        count={MESSAGES.length}
        tone="info"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <ul>
          {MESSAGES.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
