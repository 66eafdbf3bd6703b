import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import type { UploadItem } from './model';
import { UploadList } from './UploadList';

const items: UploadItem[] = [
  { id: '1', name: 'façade.jpg', before: '8 420 ko', after: '640 ko', state: 'stored' },
  { id: '2', name: 'visite.mp4', before: '84 200 ko', state: 'sending', progress: 62 },
  { id: '3', name: 'toiture.jpg', before: '7 910 ko', state: 'shrinking' },
  { id: '4', name: 'plan.pdf', before: '2 048 ko', state: 'failed', reason: 'La connexion a été coupée. Réessayez.' },
  { id: '5', name: 'faux.pdf', before: '12 ko', state: 'refused', reason: 'Ce fichier n’est pas un PDF.' },
  { id: '6', name: 'devis.docx', before: '58 ko', state: 'canceled' },
  { id: '7', name: 'notes.txt', before: '1 ko', state: 'waiting' },
];

const meta = preview.meta({
  title: 'Widgets/Files and pictures/UploadList',
  component: UploadList,
  args: { 'aria-label': 'Fichiers choisis', items, onRemove: fn(), onCancel: fn(), onRetry: fn() },
  render: function Queue({ items: given, onRemove, onCancel, onRetry, ...args }) {
    const [changed, setChanged] = useState<Record<string, Partial<UploadItem> | null>>({});
    const change = (id: string, to: Partial<UploadItem> | null) => setChanged((before) => ({ ...before, [id]: to }));
    const shown = given.flatMap((item) => (changed[item.id] === null ? [] : [{ ...item, ...changed[item.id] }]));
    return (
      <UploadList
        {...args}
        items={shown}
        onRemove={(id) => {
          change(id, null);
          onRemove?.(id);
        }}
        onCancel={(id) => {
          change(id, { state: 'canceled' });
          onCancel?.(id);
        }}
        onRetry={(id) => {
          change(id, { state: 'stored', reason: undefined });
          onRetry?.(id);
        }}
      />
    );
  },
});

/** Files in every state. */
export const Playground = meta.story();

/** The device has no room to keep the files until they are sent. */
export const NotKept = meta.story({
  args: {
    items: items.map((item) => ({ ...item, note: 'Ne restera pas ici si la page se ferme avant l’envoi.' })),
  },
});

export const Empty = meta.story({ args: { items: [] } });

export const LongText = meta.story({
  args: {
    items: items.map((item) => ({ ...item, name: `${'photo-du-chantier-de-cocody-'.repeat(4)}${item.name}` })),
  },
  globals: { viewport: { value: 'phone' } },
});
