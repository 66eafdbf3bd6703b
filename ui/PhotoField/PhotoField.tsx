import { Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../labels';
import { PictureField, type PictureKindProps, useObjectUrl } from '../PictureField';
import { Picture } from './PhotoField.styles';

export interface PhotoFieldProps extends PictureKindProps {
  /** Address of the photo that there is; '' without one. */
  photo: string;
  /** What was chosen and is not saved yet; it is shown instead. */
  file: File | null;
  /** Called with the photo that was chosen, null when the choice is undone. */
  onFileChange: (file: File | null) => void;
  /** Address of the picture that stands for none; a figure without it. */
  defaultImage?: string;
}

/**
 * A round photo and the button that chooses another one (spec § 2 Clients).
 *
 * Not for an organisation: `LogoField`; nor pictures of a work: `Dropzone`.
 *
 * States: `data-default` while the stand-in is shown, `data-invalid` with an error.
 */
export function PhotoField({ photo, file, onFileChange, defaultImage, ...rest }: PhotoFieldProps) {
  const { photo: texts } = useLabels();
  const chosen = useObjectUrl(file);
  return (
    <PictureField
      {...rest}
      picture={<Photo src={file ? chosen : photo} alt={rest.label} defaultImage={defaultImage} />}
      action={file || photo ? texts.replace : texts.choose}
      onTake={onFileChange}
      wayBack={file && { label: texts.undo, icon: <Undo2 aria-hidden />, onPress: () => onFileChange(null) }}
      state={file && texts.chosen(file.name)}
    />
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
