import { useToast } from '@comptoir/ui/Toasts';
import { type FormEvent, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ApiError, apiErrorOf } from '../../frame/api/ApiError';
import { useLang } from '../../frame/i18n/useLang';
import { type BodySchema, checkValues, type FormChecks, type FormValues, type NameOf } from './checkValues';
import { useAfterPicture } from './useAfterPicture';
import { type DraftState, useFormDraft } from './useFormDraft';

/** `schema` is the call's body, without what is added on sending. */
export interface CallFormOptions<S extends BodySchema> extends FormChecks<S> {
  /** Names the form's fields (`depense-libelle`) and its draft. */
  formName: string;
  /** The record edited, or what a new one belongs to; a draft is of one record only. */
  recordId: number | string;
  defaults: FormValues<S>;
  /** The fields' labels, for the error summary and for what is missing. */
  labels: Readonly<Record<NameOf<S>, string>>;
  /** The toast of an invalid submit, where a form has its own (spec § 5 Order). */
  invalidText?: string | undefined;
  /** Sends. An ApiError that it rejects with is shown by the form, which stays as it is. */
  onSubmit(body: z.output<S>): Promise<void>;
}

export interface CallFormField<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  onValueChange(value: Value): void;
}

export interface CallForm<S extends BodySchema> extends DraftState {
  values: FormValues<S>;
  field<Name extends NameOf<S>>(name: Name): CallFormField<FormValues<S>[Name]>;
  setValue<Name extends NameOf<S>>(name: Name, value: FormValues<S>[Name]): void;
  submit(event?: FormEvent): Promise<void>;
  busy: boolean;
  isDirty: boolean;
  /** The values as they are now could be sent. */
  isValid: boolean;
  /** Labels of the fields that keep them from being sent (DESIGN rule 11). */
  missing: string[];
  /** Errors by field after a refused submit, for the summary (DESIGN rule 10). */
  errors: { fieldId: string; message: string }[];
  /** Grows with each try to send; the summary follows it. */
  submitCount: number;
  /** The server's refusal, and its sentence when no field carries it. */
  error: ApiError | null;
  formError: string | null;
  /** Begins again with the defaults of now, as long as nothing was typed: some are known later than the form. */
  restart(): void;
  /** Forgets the draft and returns to the defaults. */
  discard(): Promise<void>;
}

/** The kind of error of a rule that is checked here. */
const RULE = 'rule';

function isFieldOf(schema: BodySchema, path: string): boolean {
  return Object.hasOwn(schema.shape, path);
}

/** The broken fields, as their labels are listed: in the order of the screen. */
function inOrder(labels: object, broken: object): string[] {
  return Object.keys(labels).filter((name) => Object.hasOwn(broken, name));
}

/** What was checked here, as the form's library takes it. */
function resolutionOf(checked: ReturnType<typeof checkValues>) {
  if (checked.ok) return { values: checked.body, errors: {} };
  const errors = Object.entries(checked.messages).map(([name, message]) => [name, { type: RULE, message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** A form over the body of a call: validated on submit, then live (DESIGN rules 10 to 12 and 16). */
export function useCallForm<S extends BodySchema>(options: CallFormOptions<S>): CallForm<S> {
  const { formName, recordId, schema, defaults, labels, onSubmit } = options;
  const { t, lang } = useLang();
  const toast = useToast();
  const [error, setError] = useState<ApiError | null>(null);
  const form = useForm<FieldValues>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values) => resolutionOf(checkValues(options, values, lang)),
  });
  const values = useWatch({ control: form.control });
  const { errors, isSubmitting, isSubmitted, isDirty, submitCount } = form.formState;
  const draft = useFormDraft(form, { values, defaults }, formName, recordId);
  const now = checkValues(options, values, lang);
  const idOf = (name: string) => `${formName}-${name}`;
  const labelOf = (name: string) => (labels as Readonly<Record<string, string>>)[name] ?? name;
  // A rule's sentence is in today's language, and the server's in the one that it was asked in.
  const messageAt = (name: string) =>
    (errors[name]?.type === RULE && !now.ok && now.messages[name]) || (errors[name]?.message as string | undefined);
  const setValue = (name: string, value: unknown) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  const send = form.handleSubmit(
    async (body) => {
      setError(null);
      try {
        await draft.whileSent(() => onSubmit(body as z.output<S>));
      } catch (thrown) {
        const failed = apiErrorOf(thrown);
        setError(failed);
        for (const { path, message } of failed.errors) {
          if (isFieldOf(schema, path)) form.setError(path, { type: 'server', message });
        }
      }
    },
    // spec § 5 "invalid submit".
    () => toast.info(options.invalidText ?? t('general.tousleschampserror')),
  );
  const sendAfterPicture = useAfterPicture(send);

  return {
    values: values as FormValues<S>,
    field: (name) => ({
      id: idOf(name),
      name,
      label: labelOf(name),
      value: values[name],
      error: messageAt(name),
      onValueChange: (value) => setValue(name, value),
    }),
    setValue,
    submit: async (event) => {
      event?.preventDefault();
      if (!isSubmitting) await sendAfterPicture();
    },
    busy: isSubmitting,
    isDirty,
    isValid: now.ok,
    missing: now.ok ? [] : inOrder(labels, now.messages).map(labelOf),
    errors: inOrder(labels, errors).map((name) => ({
      fieldId: idOf(name),
      message: t('form.champerreur', { champ: labelOf(name), message: messageAt(name) ?? '' }),
    })),
    submitCount,
    error,
    formError: error?.errors.some(({ path }) => isFieldOf(schema, path)) ? null : (error?.message ?? null),
    ...draft.state,
    restart: () => {
      if (!isDirty) form.reset(defaults);
    },
    discard: async () => {
      await draft.forget();
      setError(null);
      form.reset(defaults);
    },
  };
}
