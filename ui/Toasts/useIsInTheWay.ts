import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Tells whether toasts at the foot of the page would cover the focus: after a form, that is what is pressed next.
 * `news` is what the stack shows; an empty stack covers nothing.
 */
export function useIsInTheWay(stack: RefObject<HTMLElement | null>, news: readonly unknown[]): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  const look = useEffectEvent(() => setInTheWay(stack.current !== null && wouldCover(stack.current)));

  // Measured before it is painted: the stack has its new height then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news are what changes the stack
  useLayoutEffect(() => look(), news);
  useEffect(() => {
    const follow = () => document.querySelector(':active') === null && look();
    document.addEventListener('focusin', follow);
    document.addEventListener('click', look);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('click', look);
    };
  }, []);
  return isInTheWay;
}

function wouldCover(stack: HTMLElement): boolean {
  const focused = document.activeElement;
  if (stack.offsetHeight === 0 || !focused || focused === document.body || stack.contains(focused)) return false;
  const { left } = stack.getBoundingClientRect();
  const { right, top, bottom } = focused.getBoundingClientRect();
  const foot = window.innerHeight - Number.parseFloat(getComputedStyle(stack).getPropertyValue('--foot'));
  return right > left && top < foot && bottom > foot - stack.offsetHeight;
}
