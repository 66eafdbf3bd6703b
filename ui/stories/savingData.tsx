import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { setOwnSaving } from '../foundations';

/** Data is saved, from before the story is drawn. */
export const savingData: Decorator = (Story) => {
  useState(() => setOwnSaving(true));
  return <Story />;
};

/** For `beforeEach` of such a story: the next one saves nothing. */
export const endSaving = () => () => setOwnSaving(false);
