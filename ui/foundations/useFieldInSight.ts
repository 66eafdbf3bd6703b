import { type RefObject, useEffect } from 'react';

/**
 * Brings the field that has the focus within `root` back into sight whenever a phone's keyboard takes or gives room.
 */
export function useFieldInSight(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const focused = document.activeElement;
      if (focused?.matches('input, select, textarea') && root.current?.contains(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    };
    window.visualViewport?.addEventListener('resize', show);
    return () => window.visualViewport?.removeEventListener('resize', show);
  }, [root]);
}
