import { setOwnSaving } from '@comptoir/ui/foundations';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

/** Data is saved, from before the story is drawn until it goes. */
export const saving: Decorator = (Story) => {
  useState(() => setOwnSaving(true));
  useEffect(() => () => setOwnSaving(false), []);
  return <Story />;
};
