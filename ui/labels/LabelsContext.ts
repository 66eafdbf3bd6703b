import { createContext, useContext } from 'react';
import type { UiLabels } from './UiLabels';

const LabelsContext = createContext<UiLabels | null>(null);

/** Gives the widgets below their language: `<LabelsProvider value={en}>`. No widget stands outside it. */
export const LabelsProvider = LabelsContext.Provider;

/** Returns the texts that are given above, with the format of amounts: `useLabels().money.amount(1250)`. */
export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('A widget stands outside LabelsProvider: give it `en`, `fr` or your own words.');
  return labels;
}
