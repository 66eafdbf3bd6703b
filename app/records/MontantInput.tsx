import { AmountField, type AmountFieldProps } from '@comptoir/ui/AmountField';
import { montantOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface MontantInputProps extends Partial<AmountFieldProps> {
  field: CallFormField<unknown>;
  /**
   * It is mostly nothing, as a fee is. While it is 0 the field is empty, so that what is typed into it never stands
   * before a 0: it would be ten times what it is.
   */
  isMostlyZero?: boolean;
}

/** An amount field, in francs; empty while nothing is typed. */
export function MontantInput({ field, isMostlyZero = false, ...rest }: MontantInputProps) {
  const montant = montantOf(field);
  const empty = isMostlyZero && { value: montant.value || null, placeholder: '0' };
  return <AmountField {...montant} {...empty} {...rest} />;
}
