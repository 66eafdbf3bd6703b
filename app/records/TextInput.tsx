import { TextField, type TextFieldProps } from '@comptoir/ui/TextField';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface TextInputProps extends Omit<TextFieldProps, keyof CallFormField<string>> {
  field: CallFormField<unknown>;
}

/** A text field of one line; the browser does not offer texts of other records. */
export function TextInput({ field, ...rest }: TextInputProps) {
  return <TextField {...textOf(field)} autoComplete="off" {...rest} />;
}
