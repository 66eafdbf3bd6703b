import type { CallFormField } from '../records/forms/useCallForm';
import { PhoneInput } from '../records/PhoneInput';
import { TextInput } from '../records/TextInput';

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
      <PhoneInput field={tel} required={required} />
      <TextInput field={email} type="email" inputMode="email" />
      <TextInput field={adresse} required={required} isWide />
    </>
  );
}
