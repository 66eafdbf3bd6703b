import { FormGrid } from '@comptoir/ui/FormGrid';
import type { CallFormField } from '../records/forms/useCallForm';
import { PhoneInput } from '../records/PhoneInput';
import { TextInput } from '../records/TextInput';

interface BeneficiaireInputsProps {
  nom: CallFormField<unknown>;
  tel: CallFormField<unknown>;
}

/** The fields for the person who takes the cash out of a register: a name, and the phone beside it. */
export function BeneficiaireInputs({ nom, tel }: BeneficiaireInputsProps) {
  return (
    <FormGrid data-wide>
      <TextInput field={nom} />
      <PhoneInput field={tel} />
    </FormGrid>
  );
}
