import { createContext, useContext } from 'react';
import { fr } from './fr';
import type { UiLabels } from './UiLabels';

const LabelsContext = createContext<UiLabels>(fr);

/** Gives the widgets below their language: `<LabelsProvider value={en}>`; French without it (spec § 1). */
export const LabelsProvider = LabelsContext.Provider;

export function useLabels(): UiLabels {
  return useContext(LabelsContext);
}
