import { TELEPHONE } from '@comptoir/domain/telephone';
import { PhoneField } from '@comptoir/ui/PhoneField';
import { textOf } from '../fieldValue';
import type { CallFormField } from '../forms/useCallForm';
import { TextInput } from '../TextInput';

interface ContactInputsProps {
  tel: CallFormField<unknown>;
  email: CallFormField<unknown>;
  adresse: CallFormField<unknown>;
  /** All fields except the e-mail are required. */
  required?: boolean;
}

/** The fields for phone, e-mail and address. */
export function ContactInputs({ tel, email, adresse, required = false }: ContactInputsProps) {
  return (
    <>
      <PhoneField {...textOf(tel)} format={TELEPHONE} required={required} autoComplete="off" />
      <TextInput field={email} type="email" inputMode="email" />
      <div data-wide>
        <TextInput field={adresse} required={required} />
      </div>
    </>
  );
}
