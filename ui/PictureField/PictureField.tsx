import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button';
import { FieldError, FieldRoot, Hint } from '../Field';
import { Buttons, Label, Line, State } from './PictureField.styles';

interface WayBack {
  label: string;
  icon: ReactNode;
  onPress(): void;
}

export interface PictureFieldProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick' | 'onChange'> {
  /** Name of the field, always visible. */
  label: string;
  /** The present or the chosen picture. */
  picture: ReactNode;
  /** The picture is shown several times, under one name. */
  isGroup?: boolean;
  /** Words of the button that chooses a picture. */
  action: string;
  /** Called with the chosen file. */
  onTake: (file: File) => void;
  /**
   * Button that undoes the choice or removes the picture, or null. A press moves the focus to the other button first,
   * because this one then disappears.
   */
  wayBack: WayBack | null;
  /** Says what saving will do; screen readers announce it. */
  state: ReactNode;
  /** Accepted types, as in the native attribute: "image/png,image/jpeg". The caller checks the chosen file. */
  accept: string;
  /** Formats and greatest size, written before a person chooses (DESIGN rule 20). */
  hint?: ReactNode;
  /** Says what is wrong and how to mend it (DESIGN rule 10). */
  error?: string | undefined;
}

/** Props that are the same for every kind of picture; the field for each kind sets the others. */
export type PictureKindProps = Omit<
  PictureFieldProps,
  'picture' | 'isGroup' | 'action' | 'onTake' | 'wayBack' | 'state'
>;

/**
 * A picture beside the buttons that choose another one or go back; photos and logos share it.
 *
 * Not for use in a screen: `PhotoField` and `LogoField` are made of it.
 *
 * States: `data-invalid` with an error, `data-disabled` while it cannot be changed.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, isGroup = false, action, onTake, wayBack, state, accept, hint, error, ...native } = props;
  const { id, name, disabled, ...rest } = native;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const described = [error && `${fieldId}-error`, `${fieldId}-state`, hint && `${fieldId}-hint`].filter(Boolean);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [taken] = currentTarget.files ?? [];
    // Lets the same file be chosen again after an undo.
    currentTarget.value = '';
    if (taken) onTake(taken);
  };
  const goBack = () => {
    button.current?.focus();
    wayBack?.onPress();
  };

  return (
    <FieldRoot
      {...(isGroup && { role: 'group', 'aria-labelledby': `${fieldId}-label` })}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <Label id={`${fieldId}-label`}>{label}</Label>
      <Line>
        {picture}
        <Buttons>
          <input ref={input} type="file" name={name} accept={accept} hidden disabled={disabled} onChange={take} />
          <Button
            {...rest}
            ref={button}
            id={fieldId}
            variant="secondary"
            disabled={disabled}
            icon={<ImageUp aria-hidden />}
            aria-describedby={described.join(' ')}
            onClick={() => input.current?.click()}
          >
            {action}
          </Button>
          {wayBack && !disabled && (
            <Button variant="ghost" icon={wayBack.icon} onClick={goBack}>
              {wayBack.label}
            </Button>
          )}
          <State id={`${fieldId}-state`} role="status">
            {state}
          </State>
        </Buttons>
      </Line>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${fieldId}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}
