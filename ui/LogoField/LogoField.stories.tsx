import { useState } from 'react';
import { fn } from 'storybook/test';
import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { LogoField, type LogoFieldProps } from './LogoField';

function Choosing({ file: first, isRemoved: gone, onChange, ...args }: LogoFieldProps) {
  const [{ file, isRemoved }, setChoice] = useState({ file: first, isRemoved: gone });
  return (
    <LogoField
      {...args}
      file={file}
      isRemoved={isRemoved}
      onChange={(next) => {
        setChoice(next);
        onChange(next);
      }}
    />
  );
}

const fileOf = (name: string, hue: number) =>
  new File([decodeURIComponent(pictureOf(hue, 640, 200).split(',')[1] ?? '')], name, { type: 'image/svg+xml' });

const meta = preview.meta({
  title: 'Widgets/Files and pictures/LogoField',
  component: LogoField,
  args: {
    label: 'Logo',
    logo: '',
    file: null,
    isRemoved: false,
    onChange: fn(),
    accept: 'image/png,image/jpeg,image/webp',
    hint: 'PNG, JPEG ou WebP, 5 Mo au plus.',
  },
  render: (args) => <Choosing {...args} />,
});

export const Playground = meta.story();

export const WithLogo = meta.story({ args: { logo: pictureOf(170, 640, 200) } });

/** A logo that is higher than wide keeps its shape. */
export const Tall = meta.story({ args: { logo: pictureOf(20, 200, 640) } });

export const Broken = meta.story({ args: { logo: BROKEN } });

export const Invalid = meta.story({ args: { error: 'Choisissez une image PNG, JPEG ou WebP.' } });

export const Disabled = meta.story({ args: { logo: pictureOf(170, 640, 200), disabled: true } });

export const LongName = meta.story({
  args: { file: fileOf('logo_definitif_de_la_societe_ivoirienne_de_construction_valide_par_la_direction.png', 40) },
  globals: { viewport: { value: 'phone' } },
});
