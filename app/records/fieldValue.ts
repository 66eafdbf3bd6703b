import type { CallFormField } from './forms/useCallForm';

/** A text of a form for a text widget: nothing entered is an empty text. */
export function textOf(field: CallFormField<unknown>): CallFormField<string> {
  return { ...field, value: typeof field.value === 'string' ? field.value : '' };
}

/** An amount of a form: nothing entered is null. */
export function montantOf(field: CallFormField<unknown>): CallFormField<number | null> {
  return { ...field, value: typeof field.value === 'number' ? field.value : null };
}

/** An id or a number of a form for a select, whose values are texts: nothing chosen is an empty text. */
export function choiceOf(field: CallFormField<unknown>): CallFormField<string> {
  return {
    ...field,
    value: typeof field.value === 'number' ? String(field.value) : '',
    onValueChange: (text) => field.onValueChange(text === '' ? null : Number(text)),
  };
}
