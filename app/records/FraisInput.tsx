import { AmountField } from '@comptoir/ui/AmountField';
import { montantOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface FraisInputProps {
  field: CallFormField<unknown>;
  hint?: string;
}

/**
 * The field for what an operator took, mostly nothing. While it is 0 the field is empty, so that what is typed into it
 * never stands before a 0: a fee would be ten times what it is.
 */
export function FraisInput({ field, hint }: FraisInputProps) {
  const { value, ...frais } = montantOf(field);
  return <AmountField {...frais} value={value || null} placeholder="0" hint={hint} />;
}
