import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { BROKEN, pictureOf } from '../stories/pictures';
import { endSaving, savingData } from '../stories/savingData';
import { ImageGrid } from './ImageGrid';

const names = [
  'fondations.jpg',
  'dalle-du-rez-de-chaussée.jpg',
  'murs.png',
  'charpente-métallique-posée.jpeg',
  'toit.jpg',
];
const images = names.map((name, rank) => ({
  id: name,
  name,
  thumbnail: pictureOf(rank * 67 + 150, 240, 180),
  src: pictureOf(rank * 67 + 150, 1200, 900),
  weight: `${120 + rank * 37}\u00a0ko`,
}));

const meta: Meta<typeof ImageGrid> = {
  title: 'Widgets/Files and pictures/ImageGrid',
  component: ImageGrid,
  args: { 'aria-label': 'Images de l’étape', images, onDelete: fn() },
  render: function Deleting({ images: given, onDelete, ...args }) {
    const [gone, setGone] = useState<string[]>([]);
    const remove = (id: string) => {
      setGone([...gone, id]);
      onDelete?.(id);
    };
    return <ImageGrid {...args} images={given.filter(({ id }) => !gone.includes(id))} onDelete={onDelete && remove} />;
  },
};
export default meta;

type Story = StoryObj<typeof ImageGrid>;

export const Playground: Story = {};

export const ReadOnly: Story = { args: { onDelete: undefined } };

export const Busy: Story = { args: { busy: true }, parameters: { waits: true } };

/** One image cannot be loaded: the grid says so, and the image can still be opened and deleted (spec § 8). */
export const Failed: Story = {
  args: { images: images.map((image, rank) => (rank === 1 ? { ...image, thumbnail: BROKEN, src: BROKEN } : image)) },
  play: async ({ canvasElement }) => {
    const [, cell] = within(canvasElement).getAllByRole('listitem');
    const picture = cell?.querySelector('img');
    if (picture) await fireEvent.error(picture);
    await expect(await within(canvasElement).findByText(/Impossible de charger l’image\s!/)).toBeVisible();
  },
};

/** Each image says its size, and is loaded when the person asks for it. */
export const DataSaving: Story = { decorators: [savingData], beforeEach: endSaving };

/** A smaller image stands in for each one, with the size of the whole image. */
export const Reduced: Story = {
  ...DataSaving,
  args: { images: images.map((image, rank) => ({ ...image, reduced: pictureOf(rank * 67 + 150, 128, 96) })) },
};

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { images: images.map((image) => ({ ...image, name: `${'photo-du-chantier-de-cocody-'.repeat(5)}.jpg` })) },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = { ...Failed, play: undefined, globals: { lang: 'en' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
