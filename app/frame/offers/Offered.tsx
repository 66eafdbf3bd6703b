import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Dialog = (close: () => void) => ReactNode;

const OfferedContext = createContext<((dialog: Dialog) => void) | null>(null);

/** Returns the function that opens what a message offers, over whichever screen is there by then. */
export function useOffered(): (dialog: Dialog) => void {
  const open = useContext(OfferedContext);
  if (open === null) throw new Error('useOffered needs Offered above it');
  return open;
}

/**
 * Holds the dialog that a message offers. The form behind the message is closed by then, and the last messages are read
 * on other screens too (DESIGN rule 17).
 */
export function Offered({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const open = useCallback((next: Dialog) => setDialog(() => next), []);
  return (
    <OfferedContext value={open}>
      {children}
      {dialog?.(() => setDialog(null))}
    </OfferedContext>
  );
}
