import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';

interface UnderNotesProps {
  /** One line each; null for one that there is nothing to say of. */
  notes: readonly (string | null)[];
  children: ReactNode;
}

/** Says under a value what else is known of its row, in small letters; nothing where nothing is. */
export function UnderNotes({ notes, children }: UnderNotesProps) {
  const said = notes.filter(Boolean);
  if (said.length === 0) return children;
  return (
    <Stack gap={1}>
      <span>{children}</span>
      {said.map((note) => (
        // A long reference is no reason to draw the row as a card.
        <small key={note} style={{ overflowWrap: 'anywhere' }}>
          {note}
        </small>
      ))}
    </Stack>
  );
}

/** The same notes in one line of a phone; null where nothing is said. */
export const noteOf = (...notes: (string | null)[]): string | null => notes.filter(Boolean).join(' · ') || null;
