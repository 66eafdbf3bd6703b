import { useState } from 'react';
import { fn } from 'storybook/test';
import { photoOf } from '../stories/pictures';
import preview from '../stories/preview';
import { FileList } from './FileList';

const meta = preview.meta({
  title: 'Widgets/Files and pictures/FileList',
  component: FileList,
  args: {
    items: [
      { id: '1', name: 'facture-quincaillerie.pdf', detail: '240 ko' },
      { id: '2', name: 'photo-du-chantier.jpg', detail: '1 820 ko' },
      { id: '3', name: 'bordereau.docx', detail: '58 ko' },
    ],
    onRemove: fn(),
  },
  render: function Removing({ items, onRemove, ...args }) {
    const [removed, setRemoved] = useState<string[]>([]);
    const remove = (id: string) => {
      setRemoved([...removed, id]);
      onRemove?.(id);
    };
    return <FileList {...args} items={items.filter(({ id }) => !removed.includes(id))} onRemove={onRemove && remove} />;
  },
});

export const Playground = meta.story();

/** A chosen picture is seen, so that nobody sends another one. */
export const Photo = meta.story({
  args: {
    items: [
      { id: '1', name: 'recu-carburant.jpg', detail: '410 ko', file: photoOf('recu-carburant.jpg', 30) },
      {
        id: '2',
        name: 'photo-illisible.jpg',
        detail: '12 ko',
        file: new File(['-'], 'photo.jpg', { type: 'image/jpeg' }),
      },
    ],
  },
});

export const Sending = meta.story({
  args: {
    items: [
      { id: '1', name: 'visite.mp4', detail: '84 Mo', progress: 62 },
      { id: '2', name: 'plan.pdf', detail: '2 Mo', progress: 0 },
    ],
    removeLabel: 'Annuler',
  },
});

export const Failed = meta.story({
  args: { items: [{ id: '1', name: 'plan.pdf', detail: '2 Mo', error: 'La connexion a été coupée. Réessayez.' }] },
});

export const LongText = meta.story({
  args: { items: [{ id: '1', name: `${'facture-quincaillerie-du-plateau-'.repeat(4)}.pdf`, detail: '240 ko' }] },
  globals: { viewport: { value: 'phone' } },
});
