import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';

let asTheMachine: typeof window.matchMedia | undefined;

function point(): void {
  const own = asTheMachine ?? window.matchMedia;
  asTheMachine = own;
  window.matchMedia = (query) => own.call(window, query === '(pointer: coarse)' ? 'all' : query);
}

function endPointing(): void {
  if (asTheMachine) window.matchMedia = asTheMachine;
}

/** Makes a finger the first pointer, from before the story is drawn until it is gone. */
export const onTouch: Decorator = (Story) => {
  useState(point);
  useLayoutEffect(() => {
    point();
    return endPointing;
  }, []);
  return <Story />;
};
