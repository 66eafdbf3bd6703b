import { useToast } from '@comptoir/ui/Toasts';
import { type FormEvent, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ApiError, apiErrorOf } from '../../frame/api/ApiError';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { type BodySchema, checkValues, type FormChecks, type FormValues, type NameOf } from './checkValues';
import { emptyOf } from './emptyOf';
import { maxLengthOf } from './maxLengthOf';
import { useAfterPicture } from './useAfterPicture';
import { type DraftState, useFormDraft } from './useFormDraft';

/** `schema` is the body of the call, without the fields that are added when it is sent. */
export interface CallFormOptions<S extends BodySchema> extends FormChecks<S> {
  /** Prefix of the fields' ids (`depense-libelle`) and name of the draft. */
  formName: string;
  /** Id of the edited record, or what a new one belongs to; each has its own draft. */
  recordId: number | string;
  /** What the form begins with, where that is not the schema's default or an empty field. */
  defaults?: Partial<FormValues<S>> | undefined;
  /**
   * Labels of the fields, for the inputs, the error summary and the list of what is missing; in the order of the
   * screen.
   */
  labels: Readonly<Record<NameOf<S>, TextKey>>;
  /** Toast of an invalid submit, for forms that have their own (spec § 5 Order). */
  invalidText?: string | undefined;
  /** Sends the body. If it rejects with an ApiError, the form shows the error and keeps its values. */
  onSubmit(body: z.output<S>): Promise<void>;
}

export interface CallFormField<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  /** How many characters the body takes of a text. */
  maxLength?: number | undefined;
  /** The share of its file that was sent, 0 to 1, while it is. */
  progress?: number | undefined;
  onValueChange(value: Value): void;
}

export interface CallForm<S extends BodySchema> extends DraftState {
  values: FormValues<S>;
  field<Name extends NameOf<S>>(name: Name): CallFormField<FormValues<S>[Name]>;
  setValue<Name extends NameOf<S>>(name: Name, value: FormValues<S>[Name]): void;
  submit(event?: FormEvent): Promise<void>;
  busy: boolean;
  isDirty: boolean;
  /** The present values pass all checks. */
  isValid: boolean;
  /** Labels of the fields that keep the form from being sent (DESIGN rule 11). */
  missing: string[];
  /** Errors by field after a refused submit, for the summary (DESIGN rule 10). */
  errors: { fieldId: string; message: string }[];
  /** Number of attempts to send; the summary reacts when it grows. */
  submitCount: number;
  /** The server's refusal; `formError` is its sentence, unless a field shows it. */
  error: ApiError | null;
  formError: string | null;
  /** No answer came. The write may be done already, so its effect on a balance is not judged again. */
  isSentAgain: boolean;
  /**
   * Resets the form to the present defaults, unless something was typed or refused: some defaults arrive after the
   * form.
   */
  restart(): void;
  /** Deletes the draft and resets the form to its defaults. */
  discard(): Promise<void>;
}

/** Marks the errors found by the checks in the browser, as opposed to those of the server. */
const RULE = 'rule';

/** Returns those of the server's errors that a field of the form shows. */
function fieldErrorsOf({ shape }: BodySchema, { errors }: ApiError) {
  return errors.filter(({ path }) => Object.hasOwn(shape, path));
}

/** Returns the server's sentence, unless a field shows it. */
const formErrorOf = (schema: BodySchema, error: ApiError | null) =>
  error && fieldErrorsOf(schema, error).length === 0 ? error.message : null;

/** Whether the error is about what was sent, not about what is typed now. A version conflict or a lost answer stays. */
const isOfSent = (error: ApiError | null) => !error?.isUnknownResult && error?.code !== 'conflit.version';

/** Names the broken fields in the order of the labels, which is that of the screen. */
function inOrder(labels: object, broken: object): string[] {
  return Object.keys(labels).filter((name) => Object.hasOwn(broken, name));
}

type Checked = ReturnType<typeof checkValues>;

/** Converts the result of the checks for the form library. */
function resolutionOf(checked: Checked) {
  if (checked.ok) return { values: checked.body, errors: {} };
  const errors = Object.entries(checked.messages).map(([name, message]) => [name, { type: RULE, message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/**
 * Returns the function that shows the toast of an invalid submit (spec § 5 "invalid submit"): that all is required, or,
 * if some required field is filled in, that the rest must be completed.
 */
function useInvalidToast<S extends BodySchema>(options: CallFormOptions<S>, defaults: FieldValues, now: Checked) {
  const { t, lang } = useLang();
  const toast = useToast();
  return () => {
    const opened = checkValues(options, defaults, lang);
    const isAllMissing =
      opened.ok || now.ok || Object.keys(opened.messages).every((name) => Object.hasOwn(now.messages, name));
    toast.info(options.invalidText ?? t(isAllMissing ? 'general.tousleschampserror' : 'general.champsmarques'));
  };
}

/** A form for the body of a call: checked on submit, then after each change (DESIGN rules 10 to 12 and 16). */
export function useCallForm<S extends BodySchema>(options: CallFormOptions<S>): CallForm<S> {
  const { formName, recordId, schema, labels, onSubmit } = options;
  const defaults = { ...emptyOf(schema), ...options.defaults };
  const { t, lang } = useLang();
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
  const formError = formErrorOf(schema, error);
  const idOf = (name: string) => `${formName}-${name}`;
  const labelOf = (name: string) => t(labels[name as NameOf<S>]);
  // A sentence of the checks is in the present language; the server's is in the language of its request.
  const messageAt = (name: string) =>
    (errors[name]?.type === RULE && !now.ok && now.messages[name]) || (errors[name]?.message as string | undefined);
  const setValue = (name: string, value: unknown) => {
    if (formError !== null && isOfSent(error)) setError(null);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  const fail = (thrown: unknown) => {
    const failed = apiErrorOf(thrown);
    setError(failed);
    for (const { path, message } of fieldErrorsOf(schema, failed)) form.setError(path, { type: 'server', message });
  };
  const send = (body: FieldValues) => {
    setError(null);
    return draft.whileSent(() => onSubmit(body as z.output<S>)).catch(fail);
  };
  const refuse = useInvalidToast(options, defaults, now);
  const submit = useAfterPicture(form.handleSubmit(send, refuse));

  return {
    values: values as FormValues<S>,
    field: (name) => ({
      id: idOf(name),
      name,
      label: labelOf(name),
      value: values[name],
      error: messageAt(name),
      maxLength: schema.shape[name] && maxLengthOf(schema.shape[name]),
      onValueChange: (value) => setValue(name, value),
    }),
    setValue,
    submit: async (event) => {
      event?.preventDefault();
      if (!isSubmitting) await submit();
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
    formError,
    isSentAgain: error?.isUnknownResult === true,
    ...draft.state,
    restart: () => (isDirty || error ? undefined : form.reset(defaults)),
    discard: async () => {
      await draft.forget();
      setError(null);
      form.reset(defaults);
    },
  };
}
