import type { SmsLu } from '@comptoir/domain/sms';
import { useRef } from 'react';

/** The fields that a message fills, as a form has them. */
interface Values {
  reference?: string | null;
  montant?: number | '' | null;
  frais?: number | '' | null;
}

/** What a message put into a field, `mis`, and what stood there before, `avant`. */
interface Filled<Value> {
  avant: Value;
  mis: Value;
}
type FilledValues = { [Name in keyof Values]?: Filled<Values[Name]> | undefined };

/**
 * Returns a field's value, where a new message takes the place of the last one; `lu` is null if it says nothing of it.
 */
function filledOf<Value>(lu: Value | null, value: Value, last: Filled<Value> | undefined) {
  const avant = last && last.mis === value ? last.avant : value;
  return lu === null ? { value: avant } : { value: lu, filled: { avant, mis: lu } };
}

/**
 * Returns the fields' values with a new message in place of the last one, and what it filled. What the last one filled
 * goes back to what stood there before; what a person has typed over it since is theirs, and stays.
 */
export function filledBySms(lu: Omit<SmsLu, 'sens'>, values: Values, last: FilledValues) {
  const reference = filledOf(lu.reference, values.reference, last.reference);
  const montant = filledOf(lu.montant, values.montant, last.montant);
  const frais = filledOf(lu.frais, values.frais, last.frais);
  const fields = { reference: reference.value, montant: montant.value, frais: frais.value };
  const filled: FilledValues = { reference: reference.filled, montant: montant.filled, frais: frais.filled };
  return { fields, filled };
}

/** Returns what fills a form from the messages that are pasted into it, one after the other. */
export function useFilledBySms(values: Values, fill: (fields: Values) => void): (lu: SmsLu) => void {
  const last = useRef<FilledValues>({});
  return (lu) => {
    const { fields, filled } = filledBySms(lu, values, last.current);
    last.current = filled;
    fill(fields);
  };
}
