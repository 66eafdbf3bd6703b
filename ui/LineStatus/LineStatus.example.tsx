import { useOnline } from '@comptoir/ui/foundations';
import { LineStatus } from '@comptoir/ui/LineStatus';

export function Example() {
  const isOnline = useOnline();

  return (
    <LineStatus
      state={isOnline ? 'online' : 'offline'}
      text={isOnline ? 'Online' : 'Offline'}
      label="State of the connection"
    >
      <p>
        {isOnline
          ? 'What you see is up to date.'
          : 'What you see may be old. It is loaded again as soon as the connection is back.'}
      </p>
    </LineStatus>
  );
}
