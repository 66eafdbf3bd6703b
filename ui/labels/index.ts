export { en } from './en';
export { fr } from './fr';
export { LabelsProvider, useLabels } from './LabelsContext';
export type { AmountRead, AmountRefusal, MoneyFormat } from './MoneyFormat';
export type { UiLabels } from './UiLabels';
