import { screenType } from '@comptoir/domain/session';
import { useMediaWidth, useScreenWidth } from '@comptoir/ui/foundations';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The sidebar is open on wide screens and compact below 1200 px; the button changes that (spec § 2 Shell, § 4). */
export function useSidebar(isSubCurrent: boolean) {
  const isNarrow = useMediaWidth('WIDE');
  const screen = screenType(useScreenWidth());
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(!isNarrow);

  useEffect(() => setOpen(!isNarrow), [isNarrow]);

  // A sidebar that lies over the page closes once it has led to another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    if (screen !== 'Desktop') setOpen(false);
  }, [pathname]);

  return {
    isOpen,
    screen,
    toggle: () => setOpen((before) => !before),
    close: () => setOpen(false),
    /** A press outside leaves the sidebar open while a group is the current entry (spec § 2 Shell). */
    closeBy: (by: 'escape' | 'outside') => setOpen(by === 'outside' && isSubCurrent),
  };
}
