import { useState } from 'react';
import { fn } from 'storybook/test';
import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { PhotoField, type PhotoFieldProps } from './PhotoField';

function Choosing({ file: first, onFileChange, ...args }: PhotoFieldProps) {
  const [file, setFile] = useState(first);
  return (
    <PhotoField
      {...args}
      file={file}
      onFileChange={(next) => {
        setFile(next);
        onFileChange(next);
      }}
    />
  );
}

const svg = decodeURIComponent(pictureOf(20).split(',')[1] ?? '');
const fileOf = (name: string) => new File([svg], name, { type: 'image/svg+xml' });

const meta = preview.meta({
  title: 'Widgets/Files and pictures/PhotoField',
  component: PhotoField,
  args: {
    label: 'Photo',
    photo: '',
    file: null,
    onFileChange: fn(),
    accept: 'image/png,image/jpeg',
    hint: 'PNG, JPEG ou JPG, 5 Mo au plus.',
  },
  render: (args) => <Choosing {...args} />,
});

export const Playground = meta.story();

export const WithPhoto = meta.story({ args: { photo: pictureOf(170) } });

/** The chosen file cannot be read as a picture. */
export const UnreadableFile = meta.story({ args: { file: new File(['?'], 'notes.png', { type: 'image/png' }) } });

export const BrokenPhoto = meta.story({ args: { photo: BROKEN } });

export const DefaultImage = meta.story({ args: { defaultImage: pictureOf(40) } });

export const Invalid = meta.story({ args: { error: 'Choisissez une image PNG ou JPEG.' } });

export const Disabled = meta.story({ args: { photo: pictureOf(170), disabled: true } });

export const LongName = meta.story({
  args: {
    file: fileOf('photo_didentite_de_madame_awa_kone_recadree_et_corrigee_pour_la_fiche_client_definitive.png'),
  },
  globals: { viewport: { value: 'phone' } },
});
