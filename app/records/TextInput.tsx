import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { TextField, type TextFieldProps } from '@comptoir/ui/TextField';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface TextInputProps extends Omit<TextFieldProps, keyof CallFormField<string>> {
  field: CallFormField<unknown>;
  /** It takes the whole width of the form. */
  isWide?: boolean;
}

/** A text field of one line; the browser does not offer texts of other records. */
export function TextInput({ field, isWide = false, ...rest }: TextInputProps) {
  const input = <TextField {...textOf(field)} autoComplete="off" {...rest} />;
  return isWide ? <div data-wide>{input}</div> : input;
}

interface TextesInputProps {
  field: CallFormField<unknown>;
  required?: boolean;
  rows?: number;
}

/** A text of several lines, over the whole width of the form. */
export function TextesInput({ field, required = false, rows = 3 }: TextesInputProps) {
  return (
    <div data-wide>
      <TextAreaField {...textOf(field)} required={required} rows={rows} />
    </div>
  );
}
