import { Button } from '@comptoir/ui/Button';
import { NoticeBar } from '@comptoir/ui/NoticeBar';
import { useState } from 'react';

export function Example() {
  const [text, setText] = useState<string | null>(null);

  return (
    <>
      <Button onClick={() => setText('A new version is ready. What you typed is kept.')}>Look for a new version</Button>
      <NoticeBar text={text} onDismiss={() => setText(null)}>
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </NoticeBar>
    </>
  );
}
