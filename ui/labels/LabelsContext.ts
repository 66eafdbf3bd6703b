import { createContext, useContext } from 'react';
import { fr } from './fr';
import type { UiLabels } from './UiLabels';

const LabelsContext = createContext<UiLabels>(fr);

/** Gives the widgets below their language: `<LabelsProvider value={en}>`; French without it (spec § 1). */
export const LabelsProvider = LabelsContext.Provider;

/** Returns the texts that are given above, with the format of amounts: `useLabels().money.amount(1250)`. */
export function useLabels(): UiLabels {
  return useContext(LabelsContext);
}
