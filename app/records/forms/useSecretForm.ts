import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiError, apiErrorOf } from '../../frame/api/ApiError';
import { useLang } from '../../frame/i18n/useLang';
import { type BodySchema, checkValues, type FormRules, type NameOf } from './checkValues';

interface SecretFormOptions<S extends BodySchema> {
  schema: S;
  names: readonly NameOf<S>[];
  rules?: FormRules<S>;
  onSubmit(body: z.output<S>): Promise<void>;
}

/** A short form for secrets: nothing of it is ever kept, and it needs no form library. */
export function useSecretForm<S extends BodySchema>({ schema, names, rules, onSubmit }: SecretFormOptions<S>) {
  const { lang } = useLang();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const checked = checkValues({ schema, rules }, values, lang);
  const fromServer = Object.fromEntries(error?.errors.map(({ path, message }) => [path, message]) ?? []);
  const messages: Readonly<Record<string, string>> = isSubmitted && !checked.ok ? checked.messages : fromServer;

  const send = async (body: z.output<S>) => {
    setBusy(true);
    try {
      await onSubmit(body);
      // Success may add a field to the form, which must not show up as an error while nobody has filled it in.
      setSubmitted(false);
    } catch (thrown) {
      setError(apiErrorOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    setError(null);
    if (checked.ok) return busy ? undefined : send(checked.body);
    const first = names.find((name) => checked.messages[name] !== undefined);
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  const field = (name: NameOf<S>) => ({
    name,
    value: values[name] ?? '',
    error: messages[name],
    required: true,
    onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  return { field, submit, busy, formError: error && error.errors.length === 0 ? error.message : null };
}
