export { type ControlProps, Field, FieldError, type FieldProps, type FrameProps, RequiredMark } from './Field';
export {
  BareInput,
  Beside,
  bareInputLook,
  ControlBox,
  controlLook,
  Group as FieldGroup,
  Hint,
  Legend as FieldLegend,
  labelLook,
  Root as FieldRoot,
} from './Field.styles';
