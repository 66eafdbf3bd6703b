import { ImageUp, Undo2, UserRound } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button';
import { FieldError, FieldRoot, Hint } from '../Field';
import { useLabels } from '../labels';
import { Buttons, Label, Line, Name, Picture } from './PhotoField.styles';
import { useObjectUrl } from './useObjectUrl';

export interface PhotoFieldProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick'> {
  label: string;
  /** Address of the photo that there is; '' without one. */
  photo: string;
  /** What was chosen and is not saved yet; it is shown instead. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** As the native attribute: "image/png,image/jpeg". The caller judges what comes. */
  accept: string;
  /** Formats and greatest weight, said before one chooses (DESIGN rule 20). */
  hint?: ReactNode;
  error?: string | undefined;
  /** Address of the picture that stands for none; a figure without it. */
  defaultImage?: string;
}

/** A round photo and the button that chooses another one (spec § 2 Clients). */
export function PhotoField(props: PhotoFieldProps) {
  const { label, photo, file, onFileChange, accept, hint, error, defaultImage, id, name, disabled, ...rest } = props;
  const { photo: texts } = useLabels();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useObjectUrl(file);
  const described = [error && `${fieldId}-error`, `${fieldId}-name`, hint && `${fieldId}-hint`]
    .filter(Boolean)
    .join(' ');

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [taken] = currentTarget.files ?? [];
    // The same file may be chosen once more after an undo.
    currentTarget.value = '';
    if (taken) onFileChange(taken);
  };
  const undo = () => {
    button.current?.focus();
    onFileChange(null);
  };

  return (
    <FieldRoot data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <Label id={`${fieldId}-label`}>{label}</Label>
      <Line>
        <Photo src={file ? chosen : photo} alt={label} defaultImage={defaultImage} />
        <Buttons>
          <input ref={input} type="file" name={name} accept={accept} hidden disabled={disabled} onChange={take} />
          <Button
            {...rest}
            ref={button}
            id={fieldId}
            variant="secondary"
            disabled={disabled}
            icon={<ImageUp aria-hidden />}
            aria-describedby={described}
            onClick={() => input.current?.click()}
          >
            {file || photo ? texts.replace : texts.choose}
          </Button>
          {file && !disabled && (
            <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={undo}>
              {texts.undo}
            </Button>
          )}
          <Name id={`${fieldId}-name`} role="status">
            {file && texts.chosen(file.name)}
          </Name>
        </Buttons>
      </Line>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${fieldId}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}

function Photo({ src, alt, defaultImage }: { src: string; alt: string; defaultImage: string | undefined }) {
  const [failed, setFailed] = useState('');
  if (src && src !== failed) {
    return (
      <Picture>
        <img src={src} alt={alt} onError={() => setFailed(src)} />
      </Picture>
    );
  }
  return (
    <Picture aria-hidden data-default>
      {defaultImage ? <img src={defaultImage} alt="" /> : <UserRound />}
    </Picture>
  );
}
