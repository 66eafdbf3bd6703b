import type { RecordId } from '@comptoir/domain/units';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Origin, Step } from '../device/drafts';

const Trail = createContext<readonly Step[]>([]);

interface ResumeStepProps {
  name: string;
  /** What the dialog is about. */
  id: RecordId;
  children: ReactNode;
}

/** Goes around a dialog that forms are opened from: a draft of theirs is taken up again through it. */
export function ResumeStep({ name, id, children }: ResumeStepProps) {
  const outer = useContext(Trail);
  const trail = useMemo<readonly Step[]>(() => [...outer, [name, String(id)]], [outer, name, id]);
  return <Trail value={trail}>{children}</Trail>;
}

/** How many dialogs lie between this and its screen. */
export const useDepth = () => useContext(Trail).length;

/** Where what is typed here is typed. */
export function useOrigin(): Omit<Origin, 'about'> {
  const { pathname, search } = useLocation();
  return { from: pathname + search, trail: useContext(Trail) };
}
