import type { CallFormField } from './forms/useCallForm';

/** Adapts a form's field to a text widget: a missing value becomes ''. */
export function textOf(field: CallFormField<unknown>): CallFormField<string> {
  return { ...field, value: typeof field.value === 'string' ? field.value : '' };
}

/** Adapts a form's field to an amount widget: a missing value becomes null. */
export function montantOf(field: CallFormField<unknown>): CallFormField<number | null> {
  return { ...field, value: typeof field.value === 'number' ? field.value : null };
}

/** Adapts a form's number or id to a select, whose values are texts: a missing value becomes ''. */
export function choiceOf(field: CallFormField<unknown>): CallFormField<string> {
  return {
    ...field,
    value: typeof field.value === 'number' ? String(field.value) : '',
    onValueChange: (text) => field.onValueChange(text === '' ? null : Number(text)),
  };
}
