import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { BROKEN, pictureOf } from '../stories/pictures';
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

const meta: Meta<typeof LogoField> = {
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
};
export default meta;

type Story = StoryObj<typeof LogoField>;

export const Playground: Story = {};

export const WithLogo: Story = { args: { logo: pictureOf(170, 640, 200) } };

/** A logo that is higher than wide keeps its shape. */
export const Tall: Story = { args: { logo: pictureOf(20, 200, 640) } };

export const FileChosen: Story = { args: { logo: pictureOf(170, 640, 200), file: fileOf('enseigne.png', 20) } };

export const Removed: Story = { args: { logo: pictureOf(170, 640, 200), isRemoved: true } };

export const Broken: Story = { args: { logo: BROKEN } };

export const Invalid: Story = { args: { error: 'Choisissez une image PNG, JPEG ou WebP.' } };

export const Disabled: Story = { args: { logo: pictureOf(170, 640, 200), disabled: true } };

export const LongName: Story = {
  args: { file: fileOf('logo_definitif_de_la_societe_ivoirienne_de_construction_valide_par_la_direction.png', 40) },
  globals: { viewport: { value: 'phone' } },
};

/** Both grounds keep their colours in the dark mode. */
export const Dark: Story = { args: { logo: pictureOf(170, 640, 200) }, globals: { theme: 'dark' } };

export const English: Story = { args: { logo: pictureOf(170, 640, 200) }, globals: { lang: 'en' } };
