import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { FOCUS_GROUP, rememberFocus } from './focusMemory';

/**
 * For a list whose rows come and go: when the row that holds the focus vanishes, its neighbour takes the focus instead
 * of the page's start (DESIGN rule 13). Spread the result on the list's element.
 */
export function useFocusKeeper() {
  const giveBack = useRef<(() => void) | null>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    giveBack.current?.();
  });

  return {
    [FOCUS_GROUP]: '',
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // A dialog that was opened from a row is inside the row for React only, and gives the focus back by itself.
      if (!currentTarget.contains(target)) return;
      focused.current = target;
      giveBack.current = rememberFocus(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      // A removed element may blur as well. The focus is forgotten only when it went elsewhere by itself.
      if (target.isConnected) focused.current = null;
    },
  };
}
