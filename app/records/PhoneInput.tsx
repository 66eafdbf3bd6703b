import { TELEPHONE } from '@comptoir/domain/telephone';
import { PhoneField } from '@comptoir/ui/PhoneField';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface PhoneInputProps {
  field: CallFormField<unknown>;
  required?: boolean;
}

/** A phone field; the browser does not offer phones of other records. */
export function PhoneInput({ field, required = false }: PhoneInputProps) {
  // People see the digits in groups, so the length of the body's text is not that of the field's.
  return (
    <PhoneField
      {...textOf({ ...field, maxLength: undefined })}
      format={TELEPHONE}
      required={required}
      autoComplete="off"
    />
  );
}
