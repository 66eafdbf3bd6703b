import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ErrorText, Hint, Label, Root, Star } from './Field.styles';

/** What every field takes, beside its value and its input's native props. */
export interface FieldProps {
  /** Names the field; it is always in sight. */
  label: string;
  /** Says what is wrong and how to mend it (DESIGN rule 10). */
  error?: string | undefined;
  /** Help below the field. */
  hint?: ReactNode;
  /** `unmarked`: without the star, where nothing can be left empty and nobody has to be told. */
  required?: boolean | 'unmarked';
}

/** What a field puts on its input: a name, a state, a description. */
export interface ControlProps {
  /** The id that the label names. */
  id: string;
  /** Whether it cannot be changed. */
  disabled: boolean | undefined;
  /** Whether the form asks for it. */
  'aria-required': true | undefined;
  /** Whether its value is refused. */
  'aria-invalid': true | undefined;
  /** Ids of its error and its hint. */
  'aria-describedby': string | undefined;
}

export interface FrameProps extends FieldProps {
  /** Id of the control; one is made where none is given. */
  id?: string | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
  /** Ids of further texts that describe the input, a currency for example. */
  describedBy?: string | undefined;
  /** Draws the control with the ids and states that tie it to its label. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above, hint and error below, tied to the input that `children` renders.
 *
 * Not for use in a screen: the fields are made of it.
 *
 * States: `data-invalid` with an error, `data-disabled` while it cannot be changed.
 */
export function Field({ label, error, hint, required, disabled, id, describedBy, children }: FrameProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');

  const control: ControlProps = {
    id: inputId,
    disabled,
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };

  return (
    <Root data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <Label htmlFor={inputId}>
        {label}
        {required === true && <RequiredMark />}
      </Label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

export function RequiredMark() {
  return <Star aria-hidden> *</Star>;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}
