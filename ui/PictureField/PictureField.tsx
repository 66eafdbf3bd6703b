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
  label: string;
  /** What there is, or was chosen. */
  picture: ReactNode;
  /** The picture is seen several times: they have one name together. */
  isGroup?: boolean;
  /** Words of the button that chooses. */
  action: string;
  onTake: (file: File) => void;
  /** Undoes, or takes away; its button goes once it was pressed. */
  wayBack: WayBack | null;
  /** What saving will do; said. */
  state: ReactNode;
  /** As the native attribute: "image/png,image/jpeg". The caller judges what comes. */
  accept: string;
  /** Formats and greatest weight, said before one chooses (DESIGN rule 20). */
  hint?: ReactNode;
  error?: string | undefined;
}

/** What is the same for every picture: its widget tells the rest. */
export type PictureKindProps = Omit<
  PictureFieldProps,
  'picture' | 'isGroup' | 'action' | 'onTake' | 'wayBack' | 'state'
>;

/**
 * A picture beside the buttons that choose another one or go back: what photos and logos share.
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
    // The same file may be chosen once more after an undo.
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
