import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { TextField, type TextFieldProps } from '@comptoir/ui/TextField';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface TextInputProps extends Omit<TextFieldProps, keyof CallFormField<string>> {
  field: CallFormField<unknown>;
}

/** A line of text in a form, no longer than a label; what was typed in other records is not offered. */
export function TextInput({ field, ...rest }: TextInputProps) {
  return <TextField {...textOf(field)} maxLength={MAX_LIBELLE} autoComplete="off" {...rest} />;
}
