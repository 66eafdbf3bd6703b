import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button';
import { FieldError, FieldRoot, Hint } from '../Field';
import { useLabels } from '../labels';
import { useObjectUrl } from '../PhotoField';
import { Buttons, Caption, Ground, Grounds, Label, Line, State } from './LogoField.styles';

export interface LogoFieldProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick' | 'onChange'> {
  label: string;
  /** Address of the logo that there is; '' without one. */
  logo: string;
  /** What was chosen and is not saved yet; it is shown instead. */
  file: File | null;
  /** The logo that there is goes once it is saved. */
  isRemoved: boolean;
  onChange: (change: { file: File | null; isRemoved: boolean }) => void;
  /** As the native attribute: "image/png,image/webp". The caller judges what comes. */
  accept: string;
  /** Formats and greatest weight, said before one chooses (DESIGN rule 20). */
  hint?: ReactNode;
  error?: string | undefined;
}

/** A logo as it stands on the light and on the dark ground, and the buttons that choose another one or take it away. */
export function LogoField(props: LogoFieldProps) {
  const { label, logo, file, isRemoved, onChange, accept, hint, error, id, name, disabled, ...rest } = props;
  const { logo: texts } = useLabels();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useObjectUrl(file);
  const kept = isRemoved ? '' : logo;
  const shown = file ? chosen : kept;
  const described = [error && `${fieldId}-error`, `${fieldId}-state`, hint && `${fieldId}-hint`].filter(Boolean);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [taken] = currentTarget.files ?? [];
    // The same file may be chosen once more after an undo.
    currentTarget.value = '';
    if (taken) onChange({ file: taken, isRemoved: false });
  };
  /** The button that was pressed goes away. */
  const change = (next: boolean) => {
    button.current?.focus();
    onChange({ file: null, isRemoved: next });
  };

  return (
    <FieldRoot
      role="group"
      aria-labelledby={`${fieldId}-label`}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <Label id={`${fieldId}-label`}>{label}</Label>
      <Line>
        <Grounds>
          <Preview mode="light" src={shown} label={label} />
          <Preview mode="dark" src={shown} label={label} />
        </Grounds>
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
            {shown ? texts.replace : texts.choose}
          </Button>
          {!disabled && <WayBack isChanged={file !== null || isRemoved} isThere={kept !== ''} onChange={change} />}
          <State id={`${fieldId}-state`} role="status">
            {file ? texts.chosen(file.name) : isRemoved && texts.removed}
          </State>
        </Buttons>
      </Line>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${fieldId}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}

interface WayBackProps {
  /** Something was chosen, or taken away. */
  isChanged: boolean;
  isThere: boolean;
  onChange(isRemoved: boolean): void;
}

function WayBack({ isChanged, isThere, onChange }: WayBackProps) {
  const { logo: texts } = useLabels();
  if (isChanged) {
    return (
      <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => onChange(false)}>
        {texts.undo}
      </Button>
    );
  }
  if (!isThere) return null;
  return (
    <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => onChange(true)}>
      {texts.remove}
    </Button>
  );
}

function Preview({ mode, src, label }: { mode: 'light' | 'dark'; src: string; label: string }) {
  const { logo: texts } = useLabels();
  const [failed, setFailed] = useState('');
  return (
    <figure>
      <Ground $mode={mode}>
        {src && src !== failed ? <img src={src} alt={label} onError={() => setFailed(src)} /> : texts.none}
      </Ground>
      <Caption>{mode === 'light' ? texts.onLight : texts.onDark}</Caption>
    </figure>
  );
}
