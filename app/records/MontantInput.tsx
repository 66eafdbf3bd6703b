import { AmountField, type AmountFieldProps } from '@comptoir/ui/AmountField';
import { montantOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface MontantInputProps extends Partial<AmountFieldProps> {
  field: CallFormField<unknown>;
}

/** An amount field, in francs; empty while nothing is typed. */
export function MontantInput({ field, ...rest }: MontantInputProps) {
  return <AmountField {...montantOf(field)} {...rest} />;
}
