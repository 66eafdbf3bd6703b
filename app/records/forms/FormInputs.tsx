import { Fragment, type ReactNode } from 'react';

/**
 * One input for each field of a form, in the order of the screen; a form that lacks one does not compile. Null stands
 * for a field that the input of another field holds too, or that is not asked for.
 */
export type Inputs<Form extends { values: object }> = Readonly<Record<keyof Form['values'], ReactNode>>;

interface FormInputsProps<Form extends { values: object }> {
  /** The form that the inputs belong to; it has a value for each of its fields. */
  form: Form;
  inputs: Inputs<Form>;
}

/** Draws the inputs of a form's fields. */
export function FormInputs<Form extends { values: object }>({ inputs }: FormInputsProps<Form>) {
  return Object.entries<ReactNode>(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
