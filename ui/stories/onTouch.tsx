import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/** One points with a finger, from before the story is drawn. */
export const onTouch: Decorator = (Story) => {
  useState(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
  });
  return <Story />;
};

/** For `beforeEach` of such a story: the next one is pointed at as the machine says. */
export function endTouch() {
  const { matchMedia } = window;
  return () => {
    window.matchMedia = matchMedia;
  };
}
