import { Alert } from '@comptoir/ui/Alert';
import { useState } from 'react';

export function Example() {
  const [isShown, setIsShown] = useState(true);
  return (
    isShown && (
      <Alert tone="warning" title="This invoice was paid today" onClose={() => setIsShown(false)}>
        Ann paid the same amount at 9:05. Check before you pay it again.
      </Alert>
    )
  );
}
