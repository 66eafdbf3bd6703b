export { type ControlProps, Field, FieldError, type FieldProps, type FrameProps, RequiredMark } from './Field';
export {
  BareInput,
  Beside,
  bareInputLook,
  ControlBox,
  controlLook,
  Hint,
  labelLook,
  Root as FieldRoot,
} from './Field.styles';
