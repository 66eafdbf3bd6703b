import { AmountField, type AmountFieldProps } from '@comptoir/ui/AmountField';
import { montantOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface MontantInputProps extends Partial<AmountFieldProps> {
  field: CallFormField<unknown>;
  /**
   * The amount is mostly 0, as a fee is. The field is empty then: a digit typed before a shown 0 would make the amount
   * ten times larger.
   */
  isMostlyZero?: boolean;
}

/** An amount field, in francs; empty while nothing is typed. */
export function MontantInput({ field, isMostlyZero = false, ...rest }: MontantInputProps) {
  const montant = montantOf(field);
  const empty = isMostlyZero && { value: montant.value || null, placeholder: '0' };
  return <AmountField {...montant} {...empty} {...rest} />;
}
