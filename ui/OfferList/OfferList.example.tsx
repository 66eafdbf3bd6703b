import { Button } from '@comptoir/ui/Button';
import { OfferList } from '@comptoir/ui/OfferList';
import { useState } from 'react';

export function Example() {
  const [drafts, setDrafts] = useState(['Invoice of 22 November', 'Client Ian Wood']);
  const remove = (draft: string) => setDrafts(drafts.filter((other) => other !== draft));

  if (drafts.length === 0) return <p role="status">Nothing waits.</p>;
  return (
    <OfferList
      title="Not saved yet"
      offers={drafts.map((draft) => ({
        id: draft,
        text: draft,
        actions: (
          <>
            <Button size="sm" variant="secondary" aria-label={`Save: ${draft}`} onClick={() => remove(draft)}>
              Save
            </Button>
            <Button size="sm" variant="ghost" aria-label={`Discard: ${draft}`} onClick={() => remove(draft)}>
              Discard
            </Button>
          </>
        ),
      }))}
    />
  );
}
