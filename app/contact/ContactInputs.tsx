import { PhoneField } from '#ui/PhoneField';
import type { CallFormField } from '../forms/useCallForm';
import { textOf } from '../records/fieldValue';
import { TextInput } from '../records/TextInput';

interface ContactInputsProps {
  tel: CallFormField<unknown>;
  email: CallFormField<unknown>;
  adresse: CallFormField<unknown>;
  labels: { tel: string; email: string; adresse: string };
  /** All but the email. */
  required?: boolean;
}

/** How to reach somebody: by phone, by email, at an address. */
export function ContactInputs({ tel, email, adresse, labels, required = false }: ContactInputsProps) {
  return (
    <>
      <PhoneField {...textOf(tel)} label={labels.tel} required={required} autoComplete="off" />
      <TextInput field={email} label={labels.email} type="email" inputMode="email" />
      <div data-wide>
        <TextInput field={adresse} label={labels.adresse} required={required} />
      </div>
    </>
  );
}
