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
  return <PhoneField {...textOf(field)} format={TELEPHONE} required={required} autoComplete="off" />;
}
