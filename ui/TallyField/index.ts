export { TallyField, type TallyFieldProps, type TallyLine } from './TallyField';
