import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { setOwnSaving } from '../foundations';

/** Turns the saving of data on before the story is drawn. */
export const savingData: Decorator = (Story) => {
  useState(() => setOwnSaving(true));
  return <Story />;
};

/** `beforeEach` of such a story: turns the saving off after it. */
export const endSaving = () => () => setOwnSaving(false);
