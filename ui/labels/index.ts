export { en } from './en';
export { fr } from './fr';
export { LabelsProvider, useLabels } from './LabelsContext';
export type { UiLabels } from './UiLabels';
