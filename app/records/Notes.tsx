import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';

interface UnderNotesProps {
  /** One line each; null is left out. */
  notes: readonly (string | null)[];
  children: ReactNode;
}

/** Shows notes about a row in small letters under a value; nothing without notes. */
export function UnderNotes({ notes, children }: UnderNotesProps) {
  const said = notes.filter(Boolean);
  if (said.length === 0) return children;
  return (
    <Stack gap={1}>
      <span>{children}</span>
      {said.map((note) => (
        // A long reference may break anywhere, so that the row is not drawn as a card because of it.
        <small key={note} style={{ overflowWrap: 'anywhere' }}>
          {note}
        </small>
      ))}
    </Stack>
  );
}

/** The same notes on one line of a phone; null without notes. */
export const noteOf = (...notes: (string | null)[]): string | null => notes.filter(Boolean).join(' · ') || null;
