import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../foundations';
import { useLabels } from '../labels';
import { PictureField, type PictureKindProps } from '../PictureField';
import { Caption, Ground, Grounds } from './LogoField.styles';

interface Choice {
  /** The chosen file, not saved yet; it is shown in place of the logo. */
  file: File | null;
  /** The present logo is removed once the form is saved. */
  isRemoved: boolean;
}

export interface LogoFieldProps extends Choice, PictureKindProps {
  /** Address of the present logo; '' without one. */
  logo: string;
  /** Called with a new logo, or with its removal. */
  onChange: (change: Choice) => void;
}

/**
 * A logo on the light and on the dark ground, with buttons that choose another one or remove it.
 *
 * Not for a person: `PhotoField`; nor documents: `Dropzone`.
 *
 * States: `data-invalid` with an error.
 */
export function LogoField({ logo, file, isRemoved, onChange, ...rest }: LogoFieldProps) {
  const { logo: texts } = useLabels();
  const chosen = useObjectUrl(file);
  const kept = isRemoved ? '' : logo;
  const shown = file ? chosen : kept;
  const goBack = (next: boolean) => () => onChange({ file: null, isRemoved: next });
  const undo = { label: texts.undo, icon: <Undo2 aria-hidden />, onPress: goBack(false) };
  const remove = { label: texts.remove, icon: <Trash2 aria-hidden />, onPress: goBack(true) };
  return (
    <PictureField
      {...rest}
      isGroup
      picture={
        <Grounds>
          <Preview mode="light" src={shown} label={rest.label} />
          <Preview mode="dark" src={shown} label={rest.label} />
        </Grounds>
      }
      action={shown ? texts.replace : texts.choose}
      onTake={(taken) => onChange({ file: taken, isRemoved: false })}
      wayBack={file || isRemoved ? undo : kept ? remove : null}
      state={file ? texts.chosen(file.name) : isRemoved && texts.removed}
    />
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
