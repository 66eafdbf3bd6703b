import type { FieldCode } from '@comptoir/contract/errors.fields';
import type { Nature } from '@comptoir/domain/caisse';
import { referenceRefusal } from '@comptoir/domain/reference';

/** The rule of a form's reference in a register of this nature: a wallet asks for one (ADR 0037). */
export function referenceRule<Name extends string>(
  name: Name,
  nature: Nature | undefined,
  reference: string,
): Partial<Record<Name, FieldCode>> {
  const isMissing = nature !== undefined && referenceRefusal(nature, reference) === 'requise';
  return (isMissing ? { [name]: 'champ.requis' } : {}) as Partial<Record<Name, FieldCode>>;
}
