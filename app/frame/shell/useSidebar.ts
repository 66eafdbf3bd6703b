import { screenType } from '@comptoir/domain/session';
import { useMediaWidth, useScreenWidth } from '@comptoir/ui/foundations';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Open on wide screens, closed and compact below 1200 px, then as the button says (spec § 2 Shell, § 4). */
export function useSidebar(isSubCurrent: boolean) {
  const isNarrow = useMediaWidth('WIDE');
  const screen = screenType(useScreenWidth());
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(!isNarrow);

  useEffect(() => setOpen(!isNarrow), [isNarrow]);

  // Over the page, the sidebar has done its work once it led somewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    if (screen !== 'Desktop') setOpen(false);
  }, [pathname]);

  return {
    isOpen,
    screen,
    toggle: () => setOpen((before) => !before),
    close: () => setOpen(false),
    /** A press outside leaves it open while a group is the current entry (spec § 2 Shell). */
    closeBy: (by: 'escape' | 'outside') => setOpen(by === 'outside' && isSubCurrent),
  };
}
