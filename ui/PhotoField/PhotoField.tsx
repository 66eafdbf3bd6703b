import { Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../foundations';
import { useLabels } from '../labels';
import { PictureField, type PictureKindProps } from '../PictureField';
import { Picture } from './PhotoField.styles';

export interface PhotoFieldProps extends PictureKindProps {
  /** Address of the present photo; '' without one. */
  photo: string;
  /** The chosen file, not saved yet; it is shown in place of the photo. */
  file: File | null;
  /** Called with the chosen photo, or with null when the choice is undone. */
  onFileChange: (file: File | null) => void;
  /** Address of a picture to show without a photo; by default an icon of a person. */
  defaultImage?: string;
}

/**
 * A round photo and the button that chooses another one (spec § 2 Clients).
 *
 * Not for the logo of an organisation: `LogoField`; nor for several files: `Dropzone`.
 *
 * States: `data-default` while there is no photo to show, `data-invalid` with an error.
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
