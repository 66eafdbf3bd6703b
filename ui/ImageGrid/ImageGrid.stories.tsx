import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { endSaving, savingData } from '../stories/savingData';
import { words } from '../stories/words';
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

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const ReadOnly = meta.story({ args: { onDelete: undefined } });

export const Busy = meta.story({ args: { busy: true }, parameters: { waits: true } });

/** One image cannot be loaded: the grid says so, and the image can still be opened and deleted (spec § 8). */
export const Failed = meta.story({
  args: { images: images.map((image, rank) => (rank === 1 ? { ...image, thumbnail: BROKEN, src: BROKEN } : image)) },
  play: async ({ canvasElement }) => {
    const [, cell] = within(canvasElement).getAllByRole('listitem');
    const picture = cell?.querySelector('img');
    if (picture) await fireEvent.error(picture);
    await waitFor(() => expect(cell?.textContent).toContain(words().imageGrid.failed));
  },
});

/** Each image says its size, and is loaded when the person asks for it. */
export const DataSaving = meta.story({ decorators: [savingData], beforeEach: endSaving });

/** A smaller image stands in for each one, with the size of the whole image. */
export const Reduced = DataSaving.extend({
  args: { images: images.map((image, rank) => ({ ...image, reduced: pictureOf(rank * 67 + 150, 128, 96) })) },
});

export const LongText = meta.story({
  args: { images: images.map((image) => ({ ...image, name: `${'photo-du-chantier-de-cocody-'.repeat(5)}.jpg` })) },
  globals: { viewport: { value: 'phone' } },
});
