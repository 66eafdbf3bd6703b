import type { RecordId } from '@comptoir/domain/units';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Origin, Step } from '../device/drafts';

const Trail = createContext<readonly Step[]>([]);

interface ResumeStepProps {
  name: string;
  /** Id of the record that the dialog is about. */
  id: RecordId;
  children: ReactNode;
}

/** Surrounds a dialog from which forms are opened, so that a draft of such a form is resumed through the dialog. */
export function ResumeStep({ name, id, children }: ResumeStepProps) {
  const outer = useContext(Trail);
  const trail = useMemo<readonly Step[]>(() => [...outer, [name, String(id)]], [outer, name, id]);
  return <Trail value={trail}>{children}</Trail>;
}

/** Returns how many dialogs lie between this component and its screen. */
export const useDepth = () => useContext(Trail).length;

/** Returns the address and the dialogs in which the user is typing here. */
export function useOrigin(): Omit<Origin, 'about'> {
  const { pathname, search } = useLocation();
  return { from: pathname + search, trail: useContext(Trail) };
}
