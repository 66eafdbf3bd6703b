import type { Nature } from '@comptoir/domain/caisse';
import { hasOperateur } from '@comptoir/domain/reference';
import type { CallForm, CallFormField } from '../records/forms/useCallForm';

// biome-ignore lint/suspicious/noExplicitAny: any form that has the named fields
type MoneyForm = Pick<CallForm<any>, 'field' | 'setValue'>;

interface Named {
  caisse: string;
  reference: string;
  /** The fee, where the form asks for one. */
  frais?: string;
}

/**
 * Returns the field that chooses a register. Each choice empties the reference, which another operator may have given;
 * a register without an operator has no fee.
 */
export function caisseField(
  { field, setValue }: MoneyForm,
  { caisse, reference, frais }: Named,
  natureOf: (caisseid: unknown) => Nature | undefined,
): CallFormField<unknown> {
  return {
    ...field(caisse),
    onValueChange: (caisseid) => {
      const nature = natureOf(caisseid);
      setValue(caisse, caisseid);
      setValue(reference, '');
      if (frais && nature && !hasOperateur(nature)) setValue(frais, 0);
    },
  };
}
