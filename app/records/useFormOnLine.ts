import type { BodySchema } from './forms/checkValues';
import type { CallForm } from './forms/useCallForm';
import { useNeedsLine } from './useNeedsLine';

/** Returns the form of a decision that is not sent without a line; `refusal` is what it then says. */
export function useFormOnLine<S extends BodySchema>(form: CallForm<S>, refusal: string): CallForm<S> {
  const line = useNeedsLine();
  return {
    ...form,
    formError: line.isRefused ? refusal : form.formError,
    submit: async (event) => {
      event?.preventDefault();
      if (!line.refuses()) await form.submit();
    },
  };
}
