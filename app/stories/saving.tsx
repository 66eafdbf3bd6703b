import { setOwnSaving } from '@comptoir/ui/foundations';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

/** Turns data saving on for as long as the story is mounted, before it is drawn. */
export const saving: Decorator = (Story) => {
  useState(() => setOwnSaving(true));
  useEffect(() => () => setOwnSaving(false), []);
  return <Story />;
};
